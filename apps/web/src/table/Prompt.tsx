import type { BoardProps } from "@westmarch/boardkit";
import { type ReactNode, useEffect, useMemo, useRef } from "react";
import { Button, Slip } from "../ui/index.ts";
import { arrange, type Choice, labelled } from "./choices.ts";
import { useMemory } from "./memory.ts";
import styles from "./Prompt.module.css";
import { rich } from "./rich.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

export interface PromptProps {
  readonly loaded: Loaded;
  readonly props: BoardProps;
  /** What to say while there is nothing to choose. */
  readonly waiting: string;
  /** What else can be done while waiting (pass the table on, claim the game). */
  readonly instead?: ReactNode;
  /** On its way to the server. */
  readonly sending: boolean;
}

/** Whether a key press is meant for the page as a whole, and not for a field or a button's own use. */
export const forThePage = (event: KeyboardEvent): boolean => {
  if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return false;
  const at = event.target;
  if (!(at instanceof HTMLElement)) return true;
  return !at.isContentEditable && !at.closest("input, textarea, select, [role=dialog], [role=alertdialog]");
};

const keyOf = (choice: Choice): string =>
  choice.kind === "option"
    ? choice.option.join(" ")
    : choice.kind === "group"
      ? `group ${choice.id}`
      : "else";

/** The sentence that says who acts, and every choice as a button: the board for everyone who does not use the map. */
export function Prompt({ loaded, props, waiting, instead, sending }: PromptProps) {
  const say = useSay();
  const keys = useMemory((memory) => memory.keys);
  const { ask, selected, select, act } = props;
  // A phone has no keys to hint at.
  const hints = keys && props.layout === "wide";
  const sentence = useRef<HTMLParagraphElement>(null);
  const bar = useRef<HTMLElement>(null);
  const choices = useMemo(
    () =>
      ask
        ? arrange(
            labelled(ask, (option) => loaded.module.label(option, ask, props)),
            selected,
          )
        : null,
    [ask, selected, loaded, props],
  );

  const take = (choice: Choice) => {
    if (choice.kind === "option") act([choice.option]);
    else select(choice.kind === "group" ? choice.id : null);
  };

  // The keyboard stays in the bar: its button goes, the sentence that follows it takes over.
  const inside = useRef(false);
  useEffect(() => {
    if (inside.current && document.activeElement === document.body) sentence.current?.focus();
  });

  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      if (!forThePage(event)) return;
      if (event.key === "Escape" && selected !== null) return select(null);
      if (!keys || !choices || !/^[1-9]$/.test(event.key)) return;
      const choice = choices.list[Number(event.key) - 1];
      if (!choice) return;
      event.preventDefault();
      inside.current = true;
      take(choice);
    };
    document.addEventListener("keydown", press);
    return () => document.removeEventListener("keydown", press);
  });

  const many = (choices?.list.length ?? 0) > 6;
  return (
    <Slip
      ref={bar}
      className={styles.prompt}
      id="choices"
      aria-label={say("table.choices")}
      data-many={many}
      onFocus={() => {
        inside.current = true;
      }}
      onBlur={(event) => {
        if (event.relatedTarget && !bar.current?.contains(event.relatedTarget)) inside.current = false;
      }}
    >
      <div className={styles.row}>
        <p ref={sentence} tabIndex={-1} className={styles.sentence} data-waiting={!ask || undefined}>
          {ask ? rich(loaded.module.sentence(ask, props)) : sending ? say("table.sending") : rich(waiting)}
        </p>
        {choices && (
          <div className={styles.choices}>
            {choices.list.map((choice, i) => (
              <Button
                key={keyOf(choice)}
                variant={variantOf(choice, i === choices.gold)}
                hint={!hints ? undefined : choice.kind === "else" ? "Esc" : i < 9 ? i + 1 : undefined}
                onClick={() => take(choice)}
              >
                {choice.kind === "else" ? say("table.else") : choice.text}
              </Button>
            ))}
          </div>
        )}
        {!ask && !sending && instead && <div className={styles.choices}>{instead}</div>}
      </div>
    </Slip>
  );
}

function variantOf(choice: Choice, gold: boolean) {
  if (gold) return "gold";
  if (choice.kind === "else") return "quiet";
  if (choice.kind === "group" || choice.tone === "choice") return "plain";
  return choice.tone;
}
