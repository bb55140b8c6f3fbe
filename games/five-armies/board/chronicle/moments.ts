/**
 * The moments that weighed most. They are told from facts that everybody heard, and not from an estimate of the chances:
 * what a moment weighs is the part that it took of a whole victory. A settlement counts by the ten points that win, a
 * leap of the sun by the road to dusk; combats and those who fell, which win little by themselves, by units.
 */
import type { Happened } from "@westmarch/boardkit";
import { greatest, type MomentOf } from "@westmarch/campaign/ended";
import { BEORN, BOLG, type CharacterId, type PlaceId, type Side, sideOfUnit } from "../../ids.ts";
import { printed } from "../../printing.ts";
import { FATE_END, type FiveArmies, POINTS_TO_WIN } from "../../state.ts";

type Event = Happened<FiveArmies>;

/** What it was. */
export type Matter =
  | { readonly kind: "combat"; readonly at: PlaceId; readonly losses: readonly [number, number] }
  | { readonly kind: "taken"; readonly at: PlaceId; readonly side: Side }
  | { readonly kind: "fell" | "came"; readonly character: CharacterId }
  | { readonly kind: "sun"; readonly by: number };

/** One event tells it; the version of that shows it. */
export type Moment = MomentOf<Event, Matter>;

/** So many units would be a whole battle's worth. */
const UNITS = 24;
const HERO = 0.14;

class Finder {
  readonly found: Moment[] = [];
  readonly #view: FiveArmies;
  #turn = 1;
  #fate = 0;
  #fight: { readonly began: Event; readonly at: PlaceId; readonly losses: [number, number] } | null = null;
  constructor(view: FiveArmies) {
    this.#view = view;
  }

  #note(told: Event, matter: Matter, weight: number): void {
    this.found.push({ turn: this.#turn, told, matter, weight });
  }

  hear(event: Event): void {
    const { type, facts } = event;
    switch (type) {
      case "turn":
        this.#turn = facts.turn;
        break;
      case "fate": {
        const by = facts.fate - this.#fate;
        this.#fate = facts.fate;
        if (by > 1) this.#note(event, { kind: "sun", by }, by / FATE_END / 2);
        break;
      }
      case "combat":
        this.#fight = { began: event, at: facts.target, losses: [0, 0] };
        break;
      case "removed":
        if (this.#fight) this.#fight.losses[sideOfUnit(facts.unit)]++;
        break;
      case "combat-ended": {
        if (!this.#fight) break;
        const { began, at, losses } = this.#fight;
        this.#note(began, { kind: "combat", at, losses }, (losses[0] + losses[1]) / UNITS);
        this.#fight = null;
        break;
      }
      case "control":
        this.#note(
          event,
          { kind: "taken", at: facts.place, side: facts.side },
          printed(this.#view).points[facts.place] / POINTS_TO_WIN,
        );
        break;
      case "eliminated":
        this.#note(event, { kind: "fell", character: facts.character }, facts.character === BOLG ? 1 : HERO);
        break;
      case "entered":
        if (facts.character === BEORN) this.#note(event, { kind: "came", character: BEORN }, HERO * 2);
        break;
      default:
    }
  }
}

/** A combat and what was taken by it are one moment: the greater of the two. */
const sameMatter = (a: Moment, b: Moment): boolean =>
  a.turn === b.turn && "at" in a.matter && "at" in b.matter && a.matter.at === b.matter.at;

/** The greatest moments of a log, as they came. */
export function momentsOf(log: readonly Event[], view: FiveArmies, most = 3): readonly Moment[] {
  const finder = new Finder(view);
  for (const event of log) finder.hear(event);
  return greatest(finder.found, most, ({ told }) => told, sameMatter);
}
