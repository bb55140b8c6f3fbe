import type { BoardProps, PicturedAnswer, Proposal } from "@westmarch/boardkit";
import type { Ask, Option } from "@westmarch/kernel";
import { type ReactNode, useMemo } from "react";
import { rich } from "../../i18n/rich.tsx";
import { isWhole, type Loaded, useSay } from "../text/words.tsx";
import { ChoiceBar, type Pick } from "./ChoiceBar.tsx";
import { arrange, type Choice, labelled } from "./choices.ts";
import { isAtHand } from "./place.ts";
import { useFinals } from "./useFinals.ts";

export interface PromptProps {
  readonly loaded: Loaded;
  readonly props: BoardProps;
  /** What the sentence speaks of, where a lesson leaves only some of its answers; otherwise that is the ask itself. */
  readonly question?: Ask | null;
  /** What to say while there is nothing to choose. */
  readonly waiting: string;
  /** What else can be done while waiting (pass the table on, claim the game). */
  readonly instead?: ReactNode;
  /** How much time is left, where time runs. */
  readonly clock?: ReactNode;
  /** On its way to the server. */
  readonly sending: boolean;
}

const keyOf = (choice: Choice): string =>
  choice.kind === "option"
    ? choice.option.join(" ")
    : choice.kind === "group"
      ? `group ${choice.id}`
      : "else";

/** The sentence that says who acts, and every choice as a button: the board for everyone who does not use the map. */
export function Prompt({ loaded, props, question, waiting, instead, clock, sending }: PromptProps) {
  const say = useSay();
  const { ask, selected, select, act } = props;
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

  // Where a lesson leaves answers of one kind alone, these are what is spoken of.
  const asks =
    ask &&
    loaded.module.sentence(
      question ?? ask,
      question && choices ? { ...props, selected: choices.taken } : props,
    );
  const next = ask && props.layout !== "wide" ? loaded.module.next?.(ask, props) : null;
  const gestures = useMemo(
    () => (choices?.list ?? []).map((choice) => (choice.kind === "option" ? [choice.option] : null)),
    [choices],
  );
  const finals = useFinals(loaded, props, gestures);
  const picks = (choices?.list ?? []).map(
    (choice, i): Pick => ({
      key: keyOf(choice),
      text: choice.kind === "else" ? say("table.else") : choice.text,
      variant: variantOf(choice, i === choices?.gold),
      back: choice.kind === "else",
      number: choice.kind === "option" ? choice.number : undefined,
      ends: choice.kind === "option" ? choice.ends : undefined,
      final: finals[i],
      thing: thingOf(choice, loaded),
      picture: pictureOf(choice.kind === "option" ? [choice.option] : [], loaded, props),
      take: () => {
        if (choice.kind === "option") act([choice.option]);
        else select(choice.kind === "group" ? choice.id : choice.to);
      },
    }),
  );

  return (
    <ChoiceBar
      sentence={asks !== null ? rich(asks) : sending ? say("table.sending") : rich(waiting)}
      next={next ?? null}
      clock={clock}
      question={ask}
      waiting={!ask}
      picks={picks}
      {...roomOf(loaded, props)}
      hints={props.layout === "wide"}
      instead={!ask && !sending && instead}
    />
  );
}

interface ProposedProps {
  readonly loaded: Loaded;
  readonly props: BoardProps;
  readonly proposal: Proposal;
}

/** What has been taken up on the board, with everything that can be done with it. */
export function Proposed({ proposal, loaded, props }: ProposedProps) {
  const { sentence, answers, back } = proposal;
  const gestures = useMemo(
    () => answers.map(({ options, not }) => (options && not === undefined ? options : null)),
    [answers],
  );
  const finals = useFinals(loaded, props, gestures);
  const plain = answers.filter(({ tone, not }) => tone === "choice" && not === undefined);
  return (
    <ChoiceBar
      sentence={rich(sentence)}
      {...roomOf(loaded, props)}
      hints={props.layout === "wide"}
      picks={[
        ...answers.map(
          (answer, i): Pick => ({
            key: answer.text,
            text: answer.text,
            variant:
              plain.length === 1 && answer === plain[0]
                ? "gold"
                : answer.tone === "choice"
                  ? "plain"
                  : answer.tone,
            take: answer.give,
            thing: answer.thing,
            picture: pictureOf(answer.options ?? [], loaded, props),
            ends: answer.ends,
            not: answer.not,
            final: finals[i],
          }),
        ),
        ...(back
          ? [{ key: "back", text: back.text, variant: "quiet" as const, take: back.give, back: true }]
          : []),
      ]}
    />
  );
}

/** What a choice is on the board: a group that belongs to a thing has its name. */
function thingOf(choice: Choice, loaded: Loaded): string | null {
  if (choice.kind === "group") return choice.id;
  if (choice.kind === "else" || !isWhole(loaded)) return null;
  return loaded.besides.all.hints?.(choice.option) ?? null;
}

/** An answer as it is on the table; null where it is only words, or its picture has not been fetched yet. */
function pictureOf(
  options: readonly Option[],
  loaded: Loaded,
  { ask, view }: BoardProps,
): PicturedAnswer | null {
  const [only, ...more] = options;
  if (!ask || !only || more.length > 0 || !isWhole(loaded)) return null;
  return loaded.besides.all.pictured?.(only, ask, view) ?? null;
}

/** What becomes of answers that find no room: on phones and beside a hand the bar grows by what is left. */
function roomOf({ module }: Loaded, { layout }: BoardProps) {
  const { folds } = module;
  const [atHand, onPhone] = [isAtHand(module, layout), layout !== "wide"];
  const pressed = module.promptAt === "thumb" ? ("cards" as const) : ("rail" as const);
  return {
    folds: atHand || folds === "always" || (folds === "phones" && onPhone),
    thumb: atHand && onPhone ? pressed : null,
  };
}

function variantOf(choice: Choice, gold: boolean) {
  if (gold) return "gold";
  if (choice.kind === "else") return "quiet";
  if (choice.kind === "group" || choice.tone === "choice") return "plain";
  return choice.tone;
}
