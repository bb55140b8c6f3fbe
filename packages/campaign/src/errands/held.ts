/** What a player has taken up on the board of a campaign and not finished. */
import type { NONE } from "@westmarch/kernel";
import type { ThingId } from "./things.ts";

/** What has been said of an army that is to be divided. */
export interface Said {
  /** How many of each row go; null: as many as usual. */
  readonly going: readonly number[] | null;
  /** How many markers stay; null: nothing has been said of them. */
  readonly markers: number | null;
}

/** Nothing has been said of it. */
export const NOTHING_SAID: Said = { going: null, markers: null };

/** An army with a destination. */
export interface Goal<Place> {
  readonly kind: "goal";
  readonly from: Place;
  readonly to: Place;
  readonly said: Said;
}

/** An army that is being divided. */
export interface Division<Row, Place> {
  readonly rows: readonly Row[];
  readonly from: Place;
  readonly to: Place;
  readonly going: readonly number[];
  readonly said: Said;
  readonly say: (said: Said) => void;
  /** So many of a row go. */
  readonly change: (row: number, going: number) => void;
}

/** What every game lets a player take up; `Own`: what only this game does. */
export type Held<Place, Own = never> =
  /** A place: the army there, and everything that can be done there. */
  | { readonly kind: "place"; readonly place: Place }
  | Goal<Place>
  | { readonly kind: "thing"; readonly thing: ThingId }
  | Own;

/** A point of the screen. */
export interface Spot {
  readonly x: number;
  readonly y: number;
}

/** A piece that is put down on the map, and what was said while it was carried. */
export interface Drop {
  readonly at: Spot;
  /** So many figures stay behind. */
  readonly stay: number;
  /** The table asks who goes, and does nothing before that. */
  readonly asks: boolean;
}

/** How many of each kind go when so many stay behind: kinds stand in the order of their worth. */
export function leaving(going: readonly number[], stay: number): readonly number[] {
  let left = stay;
  return going.map((many) => {
    const stays = Math.min(many, left);
    left -= stays;
    return many - stays;
  });
}

/** What a place is for the player just now. */
export type Reach = "enter" | "attack" | "choose";

/** What the board offers of a question: what glows, and what a touch does. */
export interface ActingOn<Place extends number, Face extends number, Card extends number> {
  /** Places that answer now, or that something in hand could go to. */
  readonly reach: ReadonlyMap<Place, Reach>;
  /** Places whose army or figure can be taken up now, where that is to be seen: after a die, or while one is chosen. */
  readonly able: ReadonlySet<Place>;
  /** Places whose army or figure can be taken up now, whether or not that is to be seen. */
  readonly starts: ReadonlySet<Place>;
  /** Where what is taken up stands, or `NONE`. */
  readonly from: Place | typeof NONE;
  /** Where it is to go, or `NONE`. */
  readonly to: Place | typeof NONE;
  /** Dice that can be taken up now. */
  readonly dice: ReadonlySet<Face>;
  /** The die that has been taken up, or null. */
  readonly die: Face | null;
  readonly takeDie: (face: Face) => void;
  /** A place, or something that stands there, was touched. */
  readonly choose: (place: Place, at: Spot) => void;
  /** Things of the table that something can be done with now, by what `data-explain` calls them. */
  readonly things: ReadonlySet<ThingId>;
  /** The thing in hand, or null. */
  readonly thing: ThingId | null;
  /** Takes a thing up, or puts it down; where there is one thing to do with it and no die to pay, that is done. */
  readonly take: (thing: ThingId) => void;
  /** Does with a thing what can be done, where there is one way by one die; otherwise it is taken up. */
  readonly put: (thing: ThingId) => void;
  readonly cards: ReadonlySet<Card>;
  /** The card in hand, or null. */
  readonly card: Card | null;
  /** How many of each thing the usual losses strike off, where they are offered. */
  readonly struck: ReadonlyMap<ThingId, number>;
}
