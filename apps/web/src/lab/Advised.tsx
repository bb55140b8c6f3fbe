import type { Advice } from "@westmarch/bots";
import { type Core, Engine, type Option, type Settings, sameOption, seedOf } from "@westmarch/kernel";
import { useEffect, useMemo, useState } from "react";
import { reasonOf } from "../hints/reason.ts";
import { useHintWords } from "../hints/words.ts";
import { IDLE, useBoardProps } from "../table/frame.tsx";
import { plain } from "../table/rich.tsx";
import type { Whole } from "../table/words.tsx";
import { WordButton } from "../ui/index.ts";
import { Computer, type Made } from "./computer/index.ts";
import styles from "./lab.module.css";
import type { LabSay } from "./words.ts";

/** Games that are played on in thought for a choice; half as many again for each of the two that are compared. */
const CARE = 1000;

export interface AdvisedProps {
  readonly made: Made | null;
  readonly loaded: Whole;
  readonly names: readonly string[];
  readonly settings: Settings;
  readonly labSay: LabSay;
}

type Thought = "not" | "thinking" | "failed" | { readonly advice: Advice | null };

/** What the computer would have chosen at a moment that mattered, and why, once somebody asks. */
export function Advised({ made, loaded, names, settings, labSay }: AdvisedProps) {
  const hintSay = useHintWords();
  const [thought, think] = useState<Thought>("not");
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => () => computer.close(), [computer]);
  if (!made || !hintSay) return null;
  const ask = () => {
    think("thinking");
    const seed = seedOf("advice", made.seat, JSON.stringify(made.chosen));
    computer.advise(loaded.module.game.id, settings, made, CARE, seed).then(
      (advice) => think({ advice }),
      () => think("failed"),
    );
  };
  if (thought === "thinking") return <progress className={styles.advised} aria-label={labSay("looking")} />;
  if (typeof thought === "object") {
    const { advice } = thought;
    if (!advice) return <p className={styles.advised}>{labSay("advice.together")}</p>;
    if (sameOption(advice.better, made.chosen))
      return <p className={styles.advised}>{labSay("advice.same")}</p>;
    const [from, to] = advice.chances.map((chance) => Math.round(chance * 100));
    return (
      <p className={styles.advised} role="status">
        {labSay("advice.better")} <Chosen made={made} option={advice.better} loaded={loaded} names={names} />{" "}
        {advice.because && reasonOf(advice.because, loaded.say, hintSay)}{" "}
        <small>{labSay("advice.chances", { from, to })}</small>
      </p>
    );
  }
  return (
    <p className={styles.advised}>
      <WordButton onClick={ask}>{labSay("advice")}</WordButton>{" "}
      {thought === "failed" && <span role="alert">{labSay("look.failed")}</span>}
    </p>
  );
}

interface ChosenProps extends Pick<AdvisedProps, "loaded" | "names"> {
  readonly made: Made;
  readonly option: Option;
}

/** An option as its button said it. */
function Chosen({ made, option, loaded, names }: ChosenProps) {
  const { view, seat } = made;
  const ask = useMemo(() => new Engine(loaded.besides.all.game).askOf(view, seat), [loaded, view, seat]);
  const scene = useMemo(() => sceneOf(view, seat, ask, names), [view, seat, ask, names]);
  const props = useBoardProps(loaded, scene, ACTS);
  if (!props || !ask) return null;
  const { group, text } = loaded.module.label(option, ask, props);
  return <b>{plain([group?.text, text].filter(Boolean).join(" · "))}</b>;
}

const ACTS = { ...IDLE, explain: () => {} };

const sceneOf = (
  view: Core,
  seat: number,
  ask: ReturnType<Engine<Core>["askOf"]>,
  names: readonly string[],
) => ({
  view,
  told: view,
  log: [],
  since: [],
  step: null,
  held: false,
  live: false,
  selected: null,
  kept: null,
  seat,
  ask,
  names,
});
