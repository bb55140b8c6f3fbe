import type { BoardProps } from "@westmarch/boardkit";
import type { Core, Heard, Option, Seat } from "@westmarch/kernel";
import type { Case } from "@westmarch/protocol";
import { PLAN } from "@westmarch/protocol/constants";
import { useMemo, useState } from "react";
import { plain } from "../i18n/rich.tsx";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import type { PlanWish } from "../table/connection/wishes.ts";
import { Part } from "../table/drawers/Part.tsx";
import { labelled } from "../table/prompt/choices.ts";
import { linesOf } from "../table/text/lines.ts";
import { otherPeople } from "../table/text/people.ts";
import type { Whole } from "../table/text/words.tsx";
import styles from "../time/time.module.css";
import { Button } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { grafted, sizeOf } from "./tree.ts";
import { distinct, firstTrigger } from "./triggers.ts";
import { type PlanSay, usePlanWords } from "./words.ts";
import { World } from "./world.ts";

interface PlanPartProps {
  readonly model: TableModel;
  readonly loaded: Whole;
  readonly shown: BoardProps;
  readonly seat: Seat;
  readonly onTell: (wish: PlanWish) => void;
}

/** What one chooses when one is asked next, laid down beforehand; nothing where only computers would wait for it. */
export function PlanPart({ model, loaded, shown, seat, onTell }: PlanPartProps) {
  const say = usePlanWords();
  const [building, setBuilding] = useState(false);
  if (!say || otherPeople(model).length === 0) return null;
  const { version, owes } = model.now;
  const plan = model.plans.find((one) => one.seat === seat);
  const cases = plan?.cases ?? [];
  const lay = (next: readonly Case[]) => {
    setBuilding(false);
    onTell({ type: "plan", seat, version, cases: [...next] });
  };
  const asked = owes.includes(seat);
  const isFull = sizeOf(cases) >= PLAN.cases;
  return (
    <Part title={say("title")}>
      <div className={styles.part}>
        <p>{say("about")}</p>
        {plan && plan.made > 0 && <p>{say("made", { n: plan.made })}</p>}
        {plan?.dropped && <p role="status">{say(`dropped.${plan.dropped}`)}</p>}
        {cases.length > 0 && (
          <>
            <Cases cases={cases} say={say} />
            <div className={styles.row}>
              <Button variant="quiet" onClick={() => lay([])}>
                {say("withdraw")}
              </Button>
            </div>
          </>
        )}
        {asked ? (
          <p>{say("turn")}</p>
        ) : building ? (
          <Building
            key={version}
            model={model}
            loaded={loaded}
            shown={shown}
            seat={seat}
            say={say}
            room={PLAN.cases - sizeOf(cases)}
            onKeep={(chain) => lay(grafted(cases, chain))}
            onLeave={() => setBuilding(false)}
          />
        ) : isFull ? (
          <p>{say("full")}</p>
        ) : (
          <div className={styles.row}>
            <Button onClick={() => setBuilding(true)}>{say("begin")}</Button>
          </div>
        )}
      </div>
    </Part>
  );
}

/** What is laid down, in the words that it was chosen by. */
function Cases({ cases, say }: { readonly cases: readonly Case[]; readonly say: PlanSay }) {
  return (
    <ul className={styles.cases}>
      {cases.map((one) => {
        const [heard = "", choice = one.choose.join(" ")] = one.words ?? [];
        return (
          <li key={JSON.stringify([one.prompt, one.heard, one.choose])}>
            {heard ? say("case", { heard, choice }) : say("case.any", { choice })}
            {one.next.length > 0 && <Cases cases={one.next} say={say} />}
          </li>
        );
      })}
    </ul>
  );
}

interface BuildingProps extends Omit<PlanPartProps, "onTell"> {
  readonly say: PlanSay;
  /** How many cases more may be laid down. */
  readonly room: number;
  readonly onKeep: (chain: readonly Case[]) => void;
  readonly onLeave: () => void;
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

/** Thinks on from what one sees: what the others may do, one after another, and what one answers. */
function Building({ model, loaded, shown, seat, say, room, onKeep, onLeave }: BuildingProps) {
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
  const props = stage && {
    ...shown,
    seat: stage.ask.seat,
    ask: stage.ask,
    view: world.view(state, stage.ask.seat),
  };
  const labels =
    stage && props
      ? labelled(stage.ask, (option) => loaded.module.label(option, stage.ask, props)).map(
          ({ option, label }) => ({
            option,
            text: label.group ? `${label.group.text}: ${label.text}` : label.text,
          }),
        )
      : [];
  const they = (option: Option, isAny: boolean) => {
    if (!stage) return;
    const next = world.after(state, stage.ask.seat, option);
    const lineOf = (event: Heard): string | null => {
      const [line] = linesOf([{ version: 1, index: 0, ...event }], loaded.module, {
        say: loaded.say,
        seat,
        view: next.state,
      });
      return line ? plain(line.text) : null;
    };
    const told = isAny ? null : firstTrigger(next.heard, lineOf);
    const isHeard = told !== null && thought.heard.length < PLAN.heard;
    think({
      ...thought,
      state: next.state,
      heard: isHeard ? [...thought.heard, { type: told.event.type, facts: told.event.facts }] : thought.heard,
      words: isHeard ? [...thought.words, told.text] : thought.words,
      steps: thought.steps + 1,
    });
  };
  const you = (option: Option) => {
    if (!stage) return;
    const choice = labels.find((one) => one.option === option)?.text ?? option.join(" ");
    const one: Case = {
      prompt: stage.ask.prompt,
      heard: thought.heard,
      choose: option,
      next: [],
      words: [thought.words.join(" · ").slice(0, 300), choice.slice(0, 300)],
    };
    const next = world.after(state, seat, option);
    think({ state: next.state, chain: [...chain, one], heard: [], words: [], steps: thought.steps + 1 });
  };
  const options = labels.map(({ text }, at) => ({ id: String(at), text }));
  const any = { id: "any", text: say("anything") };
  const isDone = chain.length > 0;
  return (
    <div className={styles.part} aria-live="polite">
      <p>{say("guess")}</p>
      {isDone && <Cases cases={grafted([], chain)} say={say} />}
      {thought.words.length > 0 && <p>{thought.words.join(" · ")}</p>}
      {stage === null && !isDone && <p>{say("over")}</p>}
      {stage && chain.length < room && (
        <Select
          key={thought.steps}
          label={stage.own ? say("you") : say("they", { name: shown.names[stage.ask.seat] ?? "" })}
          placeholder={say("pick")}
          value={null}
          options={stage.own ? options : [any, ...distinct(options)]}
          onPick={(id) => {
            const option = id === "any" ? world.any(stage.ask) : labels[Number(id)]?.option;
            if (option) stage.own ? you(option) : they(option, id === "any");
          }}
        />
      )}
      <div className={styles.row}>
        {isDone && (
          <Button variant="gold" onClick={() => onKeep(chain)}>
            {say("keep")}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {say("leave")}
        </Button>
      </div>
    </div>
  );
}
