import type { BoardProps } from "@westmarch/boardkit";
import type { Core, Heard, Option, Seat } from "@westmarch/kernel";
import type { Case } from "@westmarch/protocol";
import { PLAN } from "@westmarch/protocol/constants";
import { useMemo, useState } from "react";
import { plain } from "../i18n/rich.tsx";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import { labelled } from "../table/prompt/choices.ts";
import { linesOf } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";
import { firstTrigger } from "./triggers.ts";
import { type Stage, World } from "./world.ts";

/** The table that a player thinks on from, as they see it. */
export interface Seen {
  readonly model: TableModel;
  readonly loaded: Whole;
  readonly shown: BoardProps;
  readonly seat: Seat;
}

/** How far one has thought: what has been laid down so far, and what is heard since, in facts and words. */
interface Thought {
  readonly state: Core;
  readonly chain: readonly Case[];
  readonly heard: Case["heard"];
  readonly words: readonly string[];
  /** Choices so far, of all seats. */
  readonly steps: number;
}

interface Labelled {
  readonly option: Option;
  readonly text: string;
}

/** What may be chosen at a stage, in words. */
function labelsAt(stage: Stage, view: (seat: Seat) => Core, { loaded, shown }: Seen): readonly Labelled[] {
  if (!stage) return [];
  const { ask } = stage;
  const props = { ...shown, seat: ask.seat, ask, view: view(ask.seat) };
  return labelled(ask, (option) => loaded.module.label(option, ask, props)).map(({ option, label }) => ({
    option,
    text: label.group ? `${label.group.text}: ${label.text}` : label.text,
  }));
}

/** What others do in a thought: it is heard as far as a case can name it, unless anything may happen. */
function afterThem(thought: Thought, next: ReturnType<World["after"]>, isAny: boolean, seen: Seen): Thought {
  const { loaded, seat } = seen;
  const lineOf = (event: Heard): string | null => {
    const [line] = linesOf([{ version: 1, index: 0, ...event }], loaded.besides.all, {
      say: loaded.say,
      seat,
      view: next.state,
    });
    return line ? plain(line.text) : null;
  };
  const told = isAny ? null : firstTrigger(next.heard, lineOf);
  const isHeard = told !== null && thought.heard.length < PLAN.heard;
  return {
    ...thought,
    state: next.state,
    heard: isHeard ? [...thought.heard, { type: told.event.type, facts: told.event.facts }] : thought.heard,
    words: isHeard ? [...thought.words, told.text] : thought.words,
    steps: thought.steps + 1,
  };
}

/** A choice of one's own in a thought, as the case that is laid down. */
const caseOf = (thought: Thought, prompt: string, option: Option, choice: string): Case => ({
  prompt,
  heard: thought.heard,
  choose: option,
  next: [],
  words: [thought.words.join(" · ").slice(0, 300), choice.slice(0, 300)],
});

/** Thinks on from what a player sees: what the others may do, one after another, and what the player answers. */
export function useThought(seen: Seen) {
  const { model, loaded, shown, seat } = seen;
  const { game } = loaded.besides.all;
  const world = useMemo(() => new World(game, seat), [game, seat]);
  const [thought, think] = useState<Thought>(() => ({
    state: world.from((viewOf(model, seat)?.view ?? shown.view) as Core),
    chain: [],
    heard: [],
    words: [],
    steps: 0,
  }));
  const { state, chain } = thought;
  const stage = world.stage(state);
  const labels = labelsAt(stage, (by) => world.view(state, by), seen);
  /** One thinks of a choice by its number, or, where others choose, of any. */
  const choose = (at: number | "any") => {
    if (!stage) return;
    const { ask, own } = stage;
    const option = at === "any" ? world.any(ask) : labels[at]?.option;
    if (!option) return;
    const next = world.after(state, ask.seat, option);
    if (!own) return think(afterThem(thought, next, at === "any", seen));
    const text = labels.find((one) => one.option === option)?.text ?? option.join(" ");
    const one = caseOf(thought, ask.prompt, option, text);
    think({ state: next.state, chain: [...chain, one], heard: [], words: [], steps: thought.steps + 1 });
  };
  return { thought, stage, labels, choose };
}
