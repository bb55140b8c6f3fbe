/** How the fields of this game are written: names of seats, piles of cards, copies with their tokens, lasting effects. */
import { NONE, NotationError, type Seat } from "@westmarch/kernel";
import {
  type Form,
  form,
  inside,
  type Location,
  PositionError,
  placed,
  quoted,
  textAt,
  wholeIn,
} from "@westmarch/positions";
import { CARD_NAME } from "../choices.ts";
import type { CardId, CopyId } from "../data/ids.ts";
import { copyId } from "../data/ids.ts";
import { type Aside, type Copy, type Lasting, NOBODY, type Start, UNSEEN, type Used } from "../state.ts";
import { LASTING_KINDS, SEATS, UNTIL, WAYS, ZONES } from "./names.ts";

/** A value that is one text, on a line as in a file. Whatever `read` throws is given its place. */
export const told = <V>(
  write: (value: V) => string,
  read: (written: string, usual?: V) => V,
): Form<V, string> => ({
  write,
  read: (written, at, usual) => placed(at, () => read(written, usual)),
  toFile: write,
  fromFile: (given, at, usual) =>
    placed(at, () => read(typeof given === "number" ? String(given) : textAt(given, at), usual)),
  look: () => {},
});

const wrong = (written: string, should: string): never => {
  throw new NotationError(`${quoted(written)} should be ${should}`);
};

function wordOf<T extends string>(written: string, words: readonly T[]): T {
  const found = words.find((word) => word === written);
  return found ?? wrong(written, `one of ${words.join(", ")}`);
}

const numberOf = (written: string): number => wholeIn(written) ?? wrong(written, "a whole number");

const copyOf = (written: string): CopyId => (written === "-" ? NONE : copyId(Math.max(0, numberOf(written))));
const writeCopy = (id: CopyId): string => (id === NONE ? "-" : String(id));

const seatOf = (written: string): Seat => SEATS.indexOf(wordOf(written, SEATS));
const writeSeat = (seat: Seat): string => (seat === NOBODY ? "nobody" : SEATS[seat]);
const seatOrNobody = (written: string): Seat => (written === "nobody" ? NOBODY : seatOf(written));

const cardOf = (written: string): CardId =>
  written === "?" ? UNSEEN : (CARD_NAME.find(written) ?? wrong(written, "a card, by number and title"));
const writeCard = (card: CardId): string => (card === UNSEEN ? "?" : CARD_NAME.names[card]);

const split = (written: string, between: string): string[] => (written === "" ? [] : written.split(between));

/** One of a few words. */
export const word = <T extends string>(words: readonly T[]): Form<T, string> =>
  told<T>(
    (value) => value,
    (written) => wordOf(written, words),
  );

export const seat: Form<Seat, string> = told(writeSeat, seatOrNobody);
export const seats: Form<Seat[], string> = told(
  (all) => all.map(writeSeat).join(","),
  (written) => split(written, ",").map(seatOrNobody),
);

/** A value for each seat. */
export const bySeat = <V>(one: Form<V, unknown>, between = ":"): Form<V[], string> => ({
  ...told<V[]>(
    (all) => all.map((value) => one.write(value, value)).join(between),
    () => [],
  ),
  read: (written, at, usual) => {
    const words = written.split(between);
    if (usual && words.length !== usual.length)
      throw new PositionError(at, `${usual.length} were expected, and there are ${words.length}`);
    return words.map((part, i) => one.read(part, inside(at, i)));
  },
});

export const amounts = bySeat(form.whole());

/** Those seats of which it is true. */
export const whose: Form<boolean[], string> = told(
  (all) => all.flatMap((is, i) => (is ? [SEATS[i]] : [])).join(","),
  (written, usual = []) => {
    const named = split(written, ",").map(seatOf);
    for (const one of named) if (one >= usual.length) wrong(written, `among ${usual.length} players`);
    return usual.map((_, i) => named.includes(i));
  },
);

export const copy: Form<CopyId, string> = told(writeCopy, copyOf);
export const copies: Form<CopyId[], string> = told(
  (all) => all.map(writeCopy).join(","),
  (written) => split(written, ",").map(copyOf),
);
export const numbers: Form<number[], string> = told(
  (all) => all.join(","),
  (written) => split(written, ",").map(numberOf),
);

/** Cards in a row; several alike as `1R50-legolas*3`. */
export const pile: Form<CardId[], string> = told(
  (cards) => {
    const runs: { readonly card: CardId; many: number }[] = [];
    for (const card of cards) {
      const last = runs.at(-1);
      if (last?.card === card) last.many++;
      else runs.push({ card, many: 1 });
    }
    return runs.map(({ card, many }) => writeCard(card) + (many > 1 ? `*${many}` : "")).join(",");
  },
  (written) =>
    split(written, ",").flatMap((run) => {
      const [card, many = "1"] = run.split("*");
      const number = numberOf(many);
      if (number < 1 || number > 999) wrong(run, "a card, or CARD*NUMBER");
      return new Array<CardId>(number).fill(cardOf(card));
    }),
);
export const piles = bySeat(pile, ";");

export const start: Form<Start, string> = told(
  ({ bearer, ring, companions }) => [bearer, ring, ...companions].map(writeCard).join("+"),
  (written) => {
    const [bearer, ring, ...companions] = written.split("+");
    if (ring === undefined) wrong(written, "RING-BEARER+RING, and the companions of a first game");
    return { bearer: cardOf(bearer), ring: cardOf(ring ?? ""), companions: companions.map(cardOf) };
  },
);

/** A copy on the table with what lies on it. */
export interface WrittenCopy {
  readonly copy: Copy;
  readonly wounds: number;
  readonly hurt: number;
  readonly against: CopyId;
}

const STANDING = /^(\d+):([^@]+)@([\w-]+)\/([a-z]+)(?:\.(\d+|-))?(?:\*(-?\d+))?(?:!(\d+))?(?:>(\d+))?$/;

const written = ({ copy: { id, card, owner, zone, on }, wounds, hurt, against }: WrittenCopy): string =>
  [
    `${id}:${writeCard(card)}@${SEATS[owner]}/${zone}`,
    on === NONE ? "" : `.${on}`,
    wounds === 0 ? "" : `*${wounds}`,
    hurt === 0 ? "" : `!${hurt}`,
    against === NONE ? "" : `>${against}`,
  ].join("");

function read(words: string): WrittenCopy {
  const match = STANDING.exec(words) ?? wrong(words, "NUMBER:CARD@PLAYER/ZONE.ON*WOUNDS!HURT>AGAINST");
  const [, id = "", card = "", owner = "", zone = "", on = "-", wounds = "0", hurt = "0", against = "-"] =
    match;
  return {
    copy: {
      id: copyOf(id),
      card: cardOf(card),
      owner: seatOf(owner),
      zone: wordOf(zone, ZONES),
      on: copyOf(on),
    },
    wounds: numberOf(wounds),
    hurt: numberOf(hurt),
    against: copyOf(against),
  };
}

/** `4:1R50-legolas@player-1/fellowship*2`: copy 4 with two wounds. `.3` is on 3, `!1` was hurt once here, `>3` fights 3. */
export const standing: Form<WrittenCopy, string> = told(written, read);

/** `4:1R50-legolas@player-1/fellowship`: a copy as it stood once, wherever it is now. */
export const remembered: Form<Copy, string> = told(
  (copy) => written({ copy, wounds: 0, hurt: 0, against: NONE }),
  (words) => {
    const { copy, wounds, hurt, against } = read(words);
    return wounds === 0 && hurt === 0 && against === NONE ? copy : wrong(words, "NUMBER:CARD@PLAYER/ZONE.ON");
  },
);

export const listOf = <V>(one: Form<V, string>): Form<V[], string> => ({
  ...told<V[]>(
    (all) => all.map((value) => one.write(value, value)).join(","),
    () => [],
  ),
  read: (written: string, at: Location) =>
    split(written, ",").map((part, i) => one.read(part, inside(at, i))),
});

const LASTING = /^([a-z-]+):(-?\d+)@(\d+|-)\/([a-z]+)(?:\+(\d+))?(?:\/(.+))?$/;
const hyphened = (words: string): string => words.replaceAll(" ", "-");

/** `strength:2@4/phase/1C311-sting`: copy 4 is stronger by 2 until the phase ends, because Sting says so. */
export const lasting: Form<Lasting, string> = told(
  ({ what, on, by, until, other, from }) =>
    [
      `${hyphened(what)}:${by}@${writeCopy(on)}/${until}`,
      other === undefined ? "" : `+${other}`,
      from === undefined ? "" : `/${writeCard(from)}`,
    ].join(""),
  (written) => {
    const match = LASTING.exec(written) ?? wrong(written, "WHAT:AMOUNT@COPY/UNTIL+OTHER/CARD");
    const [, name = "", by = "", on = "", until = "", other, from] = match;
    const what = LASTING_KINDS.find((one) => hyphened(one) === name);
    if (!what) return wrong(name, `one of ${LASTING_KINDS.map(hyphened).join(", ")}`);
    return {
      ...{ what, on: copyOf(on), by: numberOf(by), until: wordOf(until, UNTIL) },
      ...(other !== undefined && { other: copyOf(other) }),
      ...(from !== undefined && { from: cardOf(from) }),
    };
  },
);

const USED = /^(\d+|-)\.(\d+):(-?\d+)\/(phase|turn)$/;

/** `4.1:1/turn`: part 1 of the text of copy 4 was used once this turn. */
export const used: Form<Used, string> = told(
  ({ copy: id, part, much, until }) => `${writeCopy(id)}.${part}:${much}/${until}`,
  (written) => {
    const [, id = "", part = "", much = "", until = ""] =
      USED.exec(written) ?? wrong(written, "COPY.PART:MUCH/UNTIL");
    return {
      copy: copyOf(id),
      part: numberOf(part),
      much: numberOf(much),
      until: wordOf(until, ["phase", "turn"] as const),
    };
  },
);

/** `player-1/deck/player-2`: cards of the first one's deck, looked at by the second. */
export const aside: Form<Aside | null, string> = told<Aside | null>(
  (value) => (value ? `${SEATS[value.owner]}/${value.from}/${writeSeat(value.by)}` : ""),
  (written) => {
    if (written === "") return null;
    const [owner = "", from = "", by = "", more] = written.split("/");
    if (more !== undefined) wrong(written, "OWNER/PILE/LOOKER");
    return { owner: seatOf(owner), from: wordOf(from, WAYS), by: seatOrNobody(by) };
  },
);
