/** What the prompt says of something in hand, and the buttons for everything that can be done with it. */
import type { Proposal } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import type { AskOf, Option } from "@westmarch/kernel";
import { type CopyId, printed } from "../../data/ids.ts";
import type { CardGame } from "../../state.ts";
import type { Chosen } from "../../vocabulary.ts";
import type { Props } from "../keys.ts";
import { label } from "../labels.ts";
import { copyThing } from "../look/look.ts";
import { copyName, fullTitle } from "../names.ts";
import { sentence } from "../sentences.ts";
import type { Foretold, Then } from "./ahead.ts";
import { type Pair, partnerIn } from "./plan.ts";
import { endOf, isChance } from "./things.ts";

type Offered = Proposal["answers"][number];

/** What is in hand, and how far its gesture has come. */
export interface Gesture {
  /** What can be done with the thing. */
  readonly options: readonly Chosen[];
  /** What has been said so far. */
  readonly said: readonly Option[];
  readonly then: Then | null;
  /** What is asked next, in the same gesture; null: it is whole. */
  readonly next: AskOf<CardGame> | null;
  readonly foretold: readonly Foretold[];
}

export interface Deeds {
  /** Says one thing more of the gesture. */
  readonly go: (option: Option) => void;
  readonly give: (options: readonly Option[]) => void;
  readonly back: () => void;
}

/** Who is in hand to set out says by the name alone nothing of what a press would do. */
const takenAlong = ([verb, card]: Chosen, { say }: Props): string | null =>
  verb === "start"
    ? say("option.start.along", { card: fullTitle(say, card), cost: printed(card).twilight ?? 0 })
    : null;

/** What the button of a choice says, and how. */
function withVerb(option: Chosen, ask: AskOf<CardGame>, props: Props): Pick<Offered, "text" | "tone"> {
  const { text, tone } = label(option, ask, props);
  return { text: takenAlong(option, props) ?? text, tone };
}

const buttons = (
  options: readonly Chosen[],
  ask: AskOf<CardGame>,
  props: Props,
  { go }: Deeds,
): readonly Offered[] =>
  options.map((option) => ({ ...withVerb(option, ask, props), give: () => go(option) }));

/** What a gesture asks next: whoever it can be stands on the table, and is pressed there where buttons find no room. */
const onTable = (next: AskOf<CardGame>, there: Props, deeds: Deeds): readonly Offered[] =>
  buttons(next.options, next, there, deeds).map((answer, i) => {
    const option = next.options[i];
    const thing = option && endOf(option);
    return thing ? { ...answer, thing } : answer;
  });

/** What comes of a gesture, in a few words: wounds, what goes away, burdens, and twilight where no price tells of it. */
function outlook({ say, view }: Props, { seat }: AskOf<CardGame>, { said, then, foretold }: Gesture): string {
  const names = (which: (one: Foretold) => boolean) =>
    foretold.filter(which).map(({ copy }) => copyName(say, view, copy));
  const fates = [
    ["acting.foretold.wounds", names(({ wounds }) => wounds > 0)],
    ["acting.foretold.heals", names(({ wounds }) => wounds < 0)],
    ["acting.foretold.leaves", names(({ leaves }) => leaves)],
  ] as const;
  const words = fates.flatMap(([key, who]) =>
    who.length > 0 ? [say(key, { names: listed(say, who) })] : [],
  );
  const burdens = then?.view.burdens[seat];
  if (burdens !== undefined && burdens !== view.burdens[seat])
    words.push(say("acting.foretold.burdens", { burdens }));
  const pool = then?.view.pool;
  if (pool !== undefined && pool !== view.pool && said[0]?.[0] === "use")
    words.push(say("acting.foretold.pool", { pool }));
  return listed(say, words, "parts");
}

/** The proposal for a thing in hand. */
export function ofGesture(props: Props, ask: AskOf<CardGame>, gesture: Gesture, deeds: Deeds): Proposal {
  const { say } = props;
  const { options, said, then, next } = gesture;
  const back = { text: say("acting.back"), give: deeds.back };
  if (said.length === 0)
    return { sentence: sentence(ask, props), answers: buttons(options, ask, props, deeds), back };
  if (next && then) {
    const there = { ...props, view: then.view, selected: null };
    return { sentence: sentence(next, there), answers: onTable(next, there, deeds), back };
  }
  const [first] = options.filter((option) => option.join() === said[0]?.join());
  const comes = isChance(ask) ? outlook(props, ask, gesture) : "";
  return {
    sentence: comes
      ? sentenceCase(say("acting.foretold", { what: sentence(ask, props), comes }))
      : sentence(ask, props),
    answers: [{ ...asGiven(props, ask, gesture, first), give: () => deeds.give(said), options: said }],
    back,
  };
}

/** The button that gives a whole gesture: of one by which its player is out, in the tone of danger, and it says so. */
function asGiven(
  props: Props,
  ask: AskOf<CardGame>,
  { said, then }: Gesture,
  first: Chosen | undefined,
): Pick<Offered, "text" | "tone"> {
  const { say } = props;
  const { text, tone } = first
    ? withVerb(first, ask, props)
    : { text: say("acting.give"), tone: "choice" as const };
  if (tone === "danger") return { text, tone };
  // What the first choice leaves open, the others may settle.
  const isLost = said.length > 1 && then?.view.out[ask.seat] === true;
  return isLost ? { text: say("option.loses", { text }), tone: "danger" } : { text, tone: "choice" };
}

/** The button that sends assignments: it says who would die of them. */
const asSent = ({ say, view }: Props, dying: readonly CopyId[]): Pick<Offered, "text" | "tone"> =>
  dying.length === 0
    ? { text: say("acting.plan.give"), tone: "choice" }
    : {
        text: say("acting.plan.dies", {
          names: listed(
            say,
            dying.map((copy) => copyName(say, view, copy)),
          ),
          count: dying.length,
        }),
        tone: "danger",
      };

/** Assignments that have been made and not sent. */
interface Planned {
  readonly pairs: readonly Pair[];
  /** Minions that a character could still face. */
  readonly left: readonly CopyId[];
  /** Own characters that would die of it, with the strengths as they are. */
  readonly dying: readonly CopyId[];
}

/** The proposal for assignments that have been made and not sent. */
export function ofPlan(
  props: Props,
  { pairs, left, dying }: Planned,
  deeds: Pick<Deeds, "back"> & { readonly give: () => void; readonly take: (minion: CopyId) => void },
): Proposal {
  const { say, view } = props;
  return {
    sentence: say("acting.plan", {
      pairs: listed(
        say,
        pairs.map(({ character, minion }) =>
          say("acting.plan.pair", {
            minion: copyName(say, view, minion),
            character: copyName(say, view, character),
          }),
        ),
      ),
    }),
    answers: [
      // It ends the question; a minion that is left begins another pair.
      { ...asSent(props, dying), ends: true, give: deeds.give },
      ...left.map((minion) => ({
        text: copyName(say, view, minion),
        tone: "quiet" as const,
        ends: false,
        thing: copyThing(minion),
        give: () => deeds.take(minion),
      })),
    ],
    back: { text: say("acting.plan.back"), give: deeds.back },
  };
}

/** The proposal for a character or minion picked up to be assigned: every one that it can meet. */
export function ofPartners(
  props: Props,
  ask: AskOf<CardGame>,
  partners: readonly Pair[],
  inHand: CopyId | null,
  pairUp: (pair: Pair) => void,
  back: () => void,
): Proposal {
  const { say, view } = props;
  return {
    sentence: sentence(ask, props),
    answers: partners.map((pair) => {
      const partner = partnerIn(pair, inHand);
      return {
        text: copyName(say, view, partner),
        tone: "choice" as const,
        thing: copyThing(partner),
        give: () => pairUp(pair),
      };
    }),
    back: { text: say("acting.back"), give: back },
  };
}
