import type { BoardProps } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import type { HintTold } from "@westmarch/protocol";
import { useEffect, useRef } from "react";
import { plain, rich } from "../i18n/rich.tsx";
import { type Failure, failureKey } from "../net/api.ts";
import { Bubble } from "../table/board/Bubble.tsx";
import { logOf, type TableModel, viewOf } from "../table/connection/model.ts";
import { usePointed } from "../table/prompt/pointing.ts";
import type { Whole } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { Button, Icon, IconButton } from "../ui/index.ts";
import { hintFor } from "./give.ts";
import styles from "./hints.module.css";
import { isPractice } from "./practice.ts";
import { reasonOf } from "./reason.ts";
import type { Hinted } from "./useHinted.ts";
import { type HintSay, useHintWords } from "./words.ts";

export interface HintProps {
  readonly model: TableModel;
  readonly loaded: Whole;
  readonly props: BoardProps;
  readonly token: string;
  /** Null: none was asked for, here and now. */
  readonly hinted: Hinted | null;
  readonly onHinted: (change: (old: Hinted | null) => Hinted | null) => void;
}

/** A lamp beside the question: the computer says what it would choose in one's place, and why. */
export function Hint({ model, loaded, props, token, hinted, onHinted }: HintProps) {
  const hintSay = useHintWords();
  const newest = useRef(0);
  const { ask, seat } = props;
  const { version } = model.now;
  if (!hintSay || seat === null || !ask || ask.options.length < 2) return null;
  if (!loaded.besides.all.hints || !isPractice(model.seats, model.mine)) return null;
  const thinks = hinted?.asked === "thinking";
  const lamp = async () => {
    const mine = ++newest.current;
    onHinted(() => ({ version, asked: "thinking" }));
    const { game, settings } = model;
    const view = viewOf(model, seat)?.view as Core;
    const heard = logOf(model, seat);
    const answer = await hintFor({ token, version, game, settings, view, seat, heard });
    const asked = answer.ok ? answer.value : answer;
    // Who has gone on meanwhile waits for it no more.
    onHinted((old) => (old?.asked === "thinking" && mine === newest.current ? { ...old, asked } : old));
  };
  return (
    <IconButton
      className={styles.lamp}
      label={hintSay(thinks ? "hint.thinking" : "hint")}
      icon={
        <>
          <Icon name="lantern-flame" size={20} />
          <span aria-hidden="true">{hintSay("hint")}</span>
        </>
      }
      aria-busy={thinks}
      onClick={() => !thinks && void lamp()}
    />
  );
}

interface SaidProps extends Pick<HintProps, "loaded" | "props"> {
  readonly hinted: Hinted;
  readonly onClose: () => void;
}

/** What the computer would choose, beside what it would take up, whatever is asked at the foot about that. */
export function HintSaid({ hinted: { asked }, ...rest }: SaidProps) {
  const hintSay = useHintWords();
  return hintSay && asked !== "thinking" && <Answered asked={asked} hintSay={hintSay} {...rest} />;
}

interface AnsweredProps extends Pick<SaidProps, "loaded" | "props" | "onClose"> {
  readonly asked: HintTold | Failure;
  readonly hintSay: HintSay;
}

function Answered({ asked, hintSay, loaded, props, onClose }: AnsweredProps) {
  const say = useSay();
  const sentence = useRef<HTMLParagraphElement>(null);
  useEffect(() => sentence.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leave = ({ key }: KeyboardEvent) => {
      if (key === "Escape") onClose();
    };
    document.addEventListener("keydown", leave);
    return () => document.removeEventListener("keydown", leave);
  }, [onClose]);
  const { ask, act } = props;
  const option = "option" in asked ? asked.option : null;
  const label = option && ask ? loaded.module.label(option, ask, props) : null;
  const point = option && (loaded.besides.all.hints?.(option) ?? null);
  const choice = label && [label.group?.text, label.text].filter(Boolean).join(" · ");
  const words = "option" in asked ? reasonOf(asked.because, loaded.say, hintSay) : say(failureKey(asked));
  const share = "option" in asked ? asked.share : undefined;
  const group = label?.group?.id ?? null;
  // The board marks what is taken up, and what may be done with it.
  const { select } = props;
  useEffect(() => {
    select(group);
  }, [group, select]);
  const seen = usePointed(point);
  return (
    <Bubble point={seen ? point : group} label={plain(words)} tall={props.layout === "tall"}>
      <p ref={sentence} tabIndex={-1} role="status" className={styles.words}>
        {choice && <b>{rich(choice)}</b>} {words}
        {share !== undefined && <> {hintSay("hint.share", { share })}</>}
        {"unrated" in asked && asked.unrated && <small> {hintSay("hint.unrated")}</small>}
      </p>
      <div className={styles.answers}>
        {option && (
          <Button variant="plain" onClick={() => act([option])}>
            {hintSay("hint.take")}
          </Button>
        )}
        <Button variant="quiet" onClick={onClose}>
          {hintSay("hint.close")}
        </Button>
      </div>
    </Bubble>
  );
}
