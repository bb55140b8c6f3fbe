/** A picture in words: where it is, in what light, and what is to be seen. */
import type { CardData } from "../../data/card.ts";
import { type Orc, orc, type Troll, troll, type Wraith, wraith } from "./folk/orcs.ts";
import { type Person, person } from "./folk/people.ts";
import { HOURS, type Hour, type HourName, sky, weather } from "./hours.ts";
import { glow, put, type Spot } from "./marks.ts";
import { bathe } from "./paint.ts";
import { PLACES, type PlaceName } from "./places/places.ts";
import { THINGS, type ThingName } from "./things/things.ts";

export interface Thing extends Spot {
  readonly is: ThingName;
}

export type Subject = Person | Orc | Troll | Wraith | Thing;

export interface PictureRow {
  readonly at: PlaceName;
  readonly by: HourName;
  /** The place is seen in a mirror. */
  readonly turned?: true;
  /** From back to front. */
  readonly shows: readonly Subject[];
}

/** A row for every card of a culture. */
export type PictureRows<Cards extends readonly CardData[]> = Readonly<
  Record<Cards[number]["id"], PictureRow>
>;

/** How a subject is drawn. */
export const drawn = (subject: Subject): string => {
  switch (subject.is) {
    case "man":
    case "woman":
    case "elf":
    case "dwarf":
    case "hobbit":
    case "wizard":
      return person(subject);
    case "orc":
    case "goblin":
    case "uruk":
      return orc(subject);
    case "troll":
      return troll(subject);
    case "wraith":
      return wraith(subject);
    default:
      return put(THINGS[subject.is], { x: 150, y: 120, ...subject });
  }
};

/** How much of an hour's light falls on what stands in front. */
const FRONT = 0.3;

/** The picture of a row, without its frame; `seed` makes its hills and trees its own. */
export const composed = ({ at, by, turned, shows }: PictureRow, seed: string): string => {
  const hour: Hour = HOURS[by];
  const place = sky(hour, seed) + bathe(PLACES[at](seed), hour.light, hour.amount);
  return (
    (turned ? `<g transform="translate(300 0) scale(-1 1)">${place}</g>` : place) +
    (shows.length > 0 && hour.halo !== undefined ? glow(150, 96, [112, 78, 50], hour.halo, 0.13) : "") +
    bathe(shows.map(drawn).join(""), hour.light, hour.amount * FRONT) +
    weather(hour, seed)
  );
};
