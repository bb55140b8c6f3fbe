/** Anything on the table in words and figures: `card:1C3`, `copy:4`, `site:2`, `pool` …; what is a card, as the card. */
import type { ReactNode } from "react";
import type { CardId } from "../data/ids.ts";
import type { Price } from "./acting/ahead.ts";
import { handWith, lyingOn, meantBy, totalsOf } from "./cards/reading/now.ts";
import { Beside, HandReader, Lying, type Read, Reader } from "./cards/reading/Reader.tsx";
import { Short } from "./cards/reading/Short.tsx";
import { rulesOf } from "./cards/reading/terms.ts";
import type { Besides, GameSay } from "./keys.ts";
import { cardThing } from "./look/look.ts";
import css from "./reading/told.module.css";
import { about, type Explained } from "./slips/about.tsx";

type Asked = Parameters<Besides["explain"]>[1];

/** The card, its totals, and how it stands. */
function readOf(id: string, told: Explained, { say, view }: Asked): Read | null {
  const meant = meantBy(view, id);
  if (!meant) return null;
  if (meant.is === "card") return { card: meant.card, now: told.body };
  const { copy } = meant;
  const lying = lyingOn(say, view, copy);
  const now: ReactNode = (told.body !== null || lying.length > 0) && (
    <>
      {told.body}
      <Lying sentences={lying} />
    </>
  );
  return { card: copy.card, totals: totalsOf(view, copy), now };
}

/** Among the cards of a hand, so that one can leaf through them. */
const inHand = (hand: readonly CardId[], open: CardId, asked: Asked): Explained => ({
  title: asked.say("read.in-hand"),
  rules: [],
  body: (
    <HandReader
      reads={hand.map((card): Read => ({ card, now: about(`card:${card}`, asked).body }))}
      first={hand.indexOf(open)}
      say={asked.say}
    />
  ),
});

/** At length, for the drawer: a card large, beside everything that there is to say of it. */
export const explain: Besides["explain"] = (id, asked) => {
  const told = about(id, asked);
  const read = readOf(id, told, asked);
  if (!read) return told;
  const hand = id.startsWith("card:") ? handWith(asked.view, read.card) : null;
  if (hand) return inHand(hand, read.card, asked);
  return {
    title: told.title,
    rules: [...new Set([...rulesOf(read.card), ...told.rules])],
    body: <Reader read={read} say={asked.say} />,
  };
};

/** In few words, for the slip beside it: a card so large that it can be read, and how it stands. */
export function beside(id: string, asked: Asked): Explained {
  const told = about(id, asked);
  const read = readOf(id, told, asked);
  if (!read) return told;
  return { ...told, body: <Beside read={read} say={asked.say} /> };
}

/** What is not a card, in a column: its name, and what there is to say of it. */
const Plain = ({
  told: { title, body, rules },
  say,
}: {
  readonly told: Explained;
  readonly say: GameSay;
}) => (
  <article className={css.plain}>
    <h3>{title}</h3>
    {body}
    {rules.length > 0 && <p>{say("stage.rule", { rules: rules.join(", ") })}</p>}
  </article>
);

/** What the standing place needs to know besides: whether the whole card is wanted, and what cards cost that can be played. */
export interface Place {
  readonly whole: boolean;
  readonly prices: ReadonlyMap<string, Price>;
}

/** For the standing place beside the table: a card with its words and how it stands. */
export function inPlace(id: string, asked: Asked, { whole, prices }: Place): ReactNode {
  const told = about(id, asked);
  if (told.title === "") return null;
  const read = readOf(id, told, asked);
  if (!read) return <Plain told={told} say={asked.say} />;
  const price = id.startsWith("card:") ? prices.get(cardThing(read.card)) : undefined;
  return (
    <Short read={read} title={told.title} say={asked.say} whole={whole}>
      {price && <p className={css.price}>{asked.say("acting.leaves", { ...price })}</p>}
    </Short>
  );
}
