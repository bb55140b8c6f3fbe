/** Tells a game that has no words yet: in the names of its notation. */
import { listed } from "@westmarch/boardkit/writing";
import type { Ask, Core, Engine, Fact, Facts, Seat } from "@westmarch/kernel";
import type { PlainSpeech, RulesEntry } from "@westmarch/registry";
import { listing } from "./listing.ts";
import type { Output } from "./output.ts";
import type { Teller } from "./speech.ts";

/** A game that knows no names for its numbers either. */
const NUMBERS: PlainSpeech = {
  about: ({ about = [] }) => about.map(String),
  facts: ({ facts }) => facts,
  board: () => [],
  summary: () => [],
};

const written = (fact: Fact): string => {
  if (Array.isArray(fact)) return fact.map((one: Fact) => written(one)).join(" ");
  return typeof fact === "object" && fact !== null ? said(fact as Facts) : String(fact);
};

/** `side shadow, faces army eye`: what there is none of is left out. */
const said = (facts: Facts): string =>
  Object.entries(facts)
    .map(([key, fact]) => [key, fact === null ? "" : written(fact)] as const)
    .filter(([, text]) => text !== "")
    .map(([key, text]) => `${key} ${text}`)
    .join(", ");

/** `act (minas-tirith)?` */
export function question(ask: Ask, speech: PlainSpeech): string {
  const about = speech.about(ask);
  return `${ask.prompt}${about.length > 0 ? ` (${about.join(", ")})` : ""}?`;
}

export const plainSpeech = async (entry: RulesEntry): Promise<PlainSpeech> =>
  (await entry.plain?.()) ?? NUMBERS;

export async function plainTeller(
  entry: RulesEntry,
  engine: Engine<Core, unknown>,
  roles: readonly string[],
  seat: Seat,
  { words }: Pick<Output, "words">,
): Promise<Teller> {
  const speech = await plainSpeech(entry);
  const { notation, id } = engine.game;
  const names = (seats: readonly Seat[]): string =>
    listed(
      words,
      seats.map((one) => roles[one]),
    );
  return {
    title: () => id,
    seat: (role) => role,
    prompt: (ask) => `${roles[seat]}: ${question(ask, speech)}`,
    labels: (ask) => ask.options.map((option) => notation.choice(option)),
    options: (ask) => listing(ask.options.map((option) => notation.choice(option))),
    event: (heard) => {
      const facts = said(speech.facts(heard, roles.length));
      return `  ${heard.type}${facts === "" ? "" : `: ${facts}`}`;
    },
    refusal: ({ reason }) => words("plain.refusal", { reason }),
    ending: ({ result }) =>
      !result
        ? ""
        : result.winners.length > 0
          ? words("plain.won", { names: names(result.winners), reason: result.reason })
          : words("plain.drawn", { reason: result.reason }),
    board: (view) => speech.board(view, seat),
    summary: (view) => speech.summary(view, seat),
  };
}
