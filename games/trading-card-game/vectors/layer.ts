/** Cards as a vector names them, laid on the table. */
import { NONE, type Seat } from "@westmarch/kernel";
import { inside, type Location, listAt, objectAt, onlyKeys, PositionError } from "@westmarch/positions";
import { type CardId, type CopyId, isFreePeoples, isSite, printed } from "../data/ids.ts";
import { shadowPlayers } from "../seats.ts";
import type { CardGame } from "../state.ts";
import { find, put, setWounds } from "../table/copies.ts";
import type { Zone } from "../words.ts";
import { cardAt, numberAt, seatAt, textsAt } from "./names.ts";

/** Where a card lies that is given in a row of its own. */
export type CardRow = "fellowship" | "allies" | "minions" | "support" | "others";

const ZONES: Readonly<Record<CardRow, (card: CardId) => Zone>> = {
  fellowship: () => "fellowship",
  allies: () => "support",
  minions: () => "middle",
  support: () => "support",
  others: (card) => {
    const { type } = printed(card);
    if (type === "Companion") return "fellowship";
    return type === "Minion" ? "middle" : "support";
  },
};

/** Lays cards on the table of a vector, and remembers what it calls them. */
export class Layer {
  readonly g: CardGame;
  readonly names = new Map<CopyId, string>();
  readonly players: number;

  constructor(g: CardGame) {
    this.g = g;
    this.players = g.order.length;
  }

  /** The copy that a name means; of several that of the Free Peoples player. */
  named(name: string, at: Location): CopyId {
    const exact = [...this.names].find(([, one]) => one === name);
    const card = cardAt(name, at);
    const others = this.g.table.filter((copy) => copy.card === card);
    const copy = others.find(({ owner }) => owner === this.g.turn) ?? others[0];
    const id = exact?.[0] ?? copy?.id;
    if (id === undefined) throw new PositionError(at, `${name} is not on the table`);
    return id;
  }

  #put(name: string, owner: Seat, zone: Zone, on: CopyId, at: Location): CopyId {
    const id = put(this.g, cardAt(name, at), owner, zone, on);
    this.names.set(id, name);
    return id;
  }

  /** A card as `1C3`, `1C3 on 1C7`, `1C3 on a companion of D`, or with wounds and what it bears. */
  lay(given: unknown, at: Location, row: CardRow, owner: Seat): CopyId {
    if (typeof given === "string") {
      const [name = "", bearer] = given.split(" on ");
      if (bearer === undefined) return this.#put(name, owner, ZONES[row](cardAt(name, at)), NONE, at);
      return this.#put(name, owner, "attached", this.#bearer(bearer, at), at);
    }
    const told = objectAt(given, at);
    onlyKeys(told, ["card", "wounds", "attached", "stacked", "owner", "on", "note"], at);
    const [name = ""] = textsAt(told.card, inside(at, "card"));
    const whose = told.owner === undefined ? owner : seatAt(told.owner, inside(at, "owner"), this.players);
    const on = told.on === undefined ? NONE : this.#bearer(textsAt(told.on, inside(at, "on"))[0] ?? "", at);
    const zone = on === NONE ? ZONES[row](cardAt(name, at)) : "attached";
    const id = this.#put(name, whose, zone, on, at);
    if (told.wounds !== undefined) setWounds(this.g, id, numberAt(told.wounds, inside(at, "wounds")));
    this.upon(told.attached, inside(at, "attached"), "attached", id, whose);
    this.upon(told.stacked, inside(at, "stacked"), "stacked", id, whose);
    return id;
  }

  #bearer(words: string, at: Location): CopyId {
    const [, letter] = /^a companion of ([A-F])$/.exec(words) ?? [];
    return letter === undefined ? this.named(words, at) : this.g.bearer[seatAt(letter, at, this.players)];
  }

  /** Cards that lie on another: each belongs to the player that 13.3 says. */
  upon(given: unknown, at: Location, zone: "attached" | "stacked", on: CopyId, owner: Seat): void {
    if (given === undefined) return;
    const bearer = find(this.g, on);
    for (const [i, one] of listAt(given, at).entries()) {
      const there = inside(at, i);
      const [name = ""] = textsAt(one, there);
      const card = cardAt(name, there);
      const foreign = bearer && !isSite(bearer.card) && isFreePeoples(card) !== isFreePeoples(bearer.card);
      const whose = foreign || (bearer && isSite(bearer.card)) ? (shadowPlayers(this.g)[0] ?? owner) : owner;
      this.#put(name, whose, zone, on, there);
    }
  }
}
