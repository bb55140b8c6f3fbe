import type { Advice } from "@westmarch/bots";
import { Engine, type Option, type Settings, sameOption, seedOf } from "@westmarch/kernel";
import { useEffect, useMemo, useRef, useState } from "react";
import { Computer, type MadeChoice } from "../computers/computer.ts";
import { reasonOf } from "../hints/reason.ts";
import { useHintWords } from "../hints/words.ts";
import { plain } from "../i18n/rich.tsx";
import { useBoardProps } from "../table/board/frame.tsx";
import { MUTE, stillScene } from "../table/board/still.ts";
import type { Whole } from "../table/text/words.tsx";
import { WordButton } from "../ui/index.ts";
import type { Decided } from "./decisions.ts";
import styles from "./lab.module.css";
import { share } from "./percent.ts";
import type { AnalysisSay } from "./words.ts";

/** Games that are played on in thought for a choice; half as many again for each of the two that are compared. */
const CARE = 1000;

export interface AdvicePartProps {
  readonly made: Decided | null;
  readonly loaded: Whole;
  readonly names: readonly string[];
  readonly settings: Settings;
  readonly labSay: AnalysisSay;
  /** It thinks without being asked. */
  readonly unasked: boolean;
  /** It has said what it thinks, or could not. */
  readonly onTold: () => void;
  /** Null: it is only looked at. */
  readonly onTry: ((made: Decided) => void) | null;
}

type Thought = "not" | "thinking" | "failed" | { readonly advice: Advice };

/** What the computer would have chosen at a moment that mattered, and why; and the way back there, to try it. */
export function AdvicePart({
  made,
  loaded,
  names,
  settings,
  labSay,
  unasked,
  onTold,
  onTry,
}: AdvicePartProps) {
  const [thought, think] = useState<Thought>("not");
  const computer = useMemo(() => new Computer(), []);
  useEffect(() => () => computer.close(), [computer]);
  const told = useRef(onTold);
  told.current = onTold;
  const ask = () => {
    if (!made || thought === "thinking") return;
    think("thinking");
    const seed = seedOf("advice", made.seat, JSON.stringify(made.chosen));
    const { view, seat, heard, chosen } = made;
    computer
      .advise(loaded.module.game.id, settings, { view, seat, heard, chosen }, CARE, seed)
      .then(
        (advice) => think({ advice }),
        () => think("failed"),
      )
      .then(() => told.current());
  };
  const begin = useRef(ask);
  begin.current = ask;
  useEffect(() => {
    if (unasked) begin.current();
  }, [unasked]);
  if (!made) return null;
  return (
    <div className={styles.advised}>
      {typeof thought === "object" ? (
        <Said advice={thought.advice} made={made} loaded={loaded} names={names} labSay={labSay} />
      ) : thought === "thinking" ? (
        <progress aria-label={labSay("looking")} />
      ) : (
        <WordButton onClick={ask}>{labSay("advice")}</WordButton>
      )}{" "}
      {thought === "failed" && <span role="alert">{labSay("look.failed")}</span>}
      {onTry && <WordButton onClick={() => onTry(made)}>{labSay("advice.try")}</WordButton>}
    </div>
  );
}

/** A plan that chooses one thing as often as this is hardly mixed. */
const NEARLY_ALWAYS = 0.95;

interface SaidProps extends Pick<AdvicePartProps, "loaded" | "names" | "labSay"> {
  readonly advice: Advice;
  readonly made: Decided;
}

function Said({ advice, made, loaded, names, labSay }: SaidProps) {
  const hintSay = useHintWords();
  const { better, chances, shares, because } = advice;
  if (!hintSay) return null;
  const mixed = shares && shares[1] < NEARLY_ALWAYS ? shares : null;
  if (sameOption(better, made.chosen))
    return (
      <p role="status">{mixed ? labSay("advice.same.share", { share: mixed[1] }) : labSay("advice.same")}</p>
    );
  const chosen = (option: Option) => <Chosen made={made} option={option} loaded={loaded} names={names} />;
  return (
    <p role="status">
      {labSay("advice.chosen")} {chosen(made.chosen)} {labSay("advice.better")} {chosen(better)}{" "}
      {because && reasonOf(because, loaded.say, hintSay)}{" "}
      {chances && (
        <small>{labSay("advice.chances", { from: share(chances[0]), to: share(chances[1]) })}</small>
      )}
      {mixed && <small>{labSay("advice.shares", { from: mixed[0], to: mixed[1] })}</small>}
    </p>
  );
}

interface ChosenProps extends Pick<AdvicePartProps, "loaded" | "names"> {
  readonly made: MadeChoice;
  readonly option: Option;
}

/** An option as its button said it. */
export function Chosen({ made, option, loaded, names }: ChosenProps) {
  const { view, seat } = made;
  const ask = useMemo(() => new Engine(loaded.besides.all.game).askOf(view, seat), [loaded, view, seat]);
  const scene = useMemo(() => stillScene(view, names, seat, ask), [view, seat, ask, names]);
  const props = useBoardProps(loaded, scene, MUTE);
  if (!props || !ask) return null;
  const { group, text } = loaded.module.label(option, ask, props);
  return <b>{plain([group?.text, text].filter(Boolean).join(" · "))}</b>;
}
