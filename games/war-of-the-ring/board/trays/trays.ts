/** The trays by name, and what a folded one says. */
import { FREE, NONE, other, SHADOW, type Side } from "../../data/ids.ts";
import { unusedDice } from "../../facts.ts";
import { handSize } from "../../rules/cards/hand.ts";
import { SIDES_OF_SEATS } from "../../seats.ts";
import type { War } from "../../state.ts";
import type { GameSay, Props } from "../keys.ts";
import { nationsAtWar } from "./counts.ts";

export type TrayName = "own" | "fellowship" | "nations" | "other" | "hunt" | "table";

/** The side from which the table is seen. */
export const nearSide = (view: Pick<War, "players">, seat: number | null): Side =>
  SIDES_OF_SEATS[view.players]?.[seat ?? 0] ?? FREE;

const SIDE_TITLES = ["tray.free-peoples", "tray.shadow"] as const;

export function titleOf(say: GameSay, tray: TrayName, near: Side): string {
  if (tray === "own") return say(SIDE_TITLES[near]);
  if (tray === "other") return say(SIDE_TITLES[other(near)]);
  return say(`tray.${tray}`);
}

/** What stands beside its name. */
export const asideOf = ({ told, say }: Pick<Props, "told" | "say">, tray: TrayName): string | undefined =>
  tray === "hunt" ? say("tray.hunt.level", { level: told.box[SHADOW] }) : undefined;

/** What a folded tray is about: in a word, which its tab shows, and in a sentence. */
export function gistOf(
  { told, say, seat }: Pick<Props, "told" | "say" | "seat">,
  tray: TrayName,
  near: Side,
): string {
  switch (tray) {
    case "own":
      return seat === null
        ? say("tray.gist.dice", { count: unusedDice(told, near) })
        : say("tray.gist.cards", { count: handSize(told, seat) });
    case "other":
      return say("tray.gist.dice", { count: unusedDice(told, other(near)) });
    case "fellowship":
      return `${told.mordor === NONE ? told.progress : `${told.mordor}/5`} · ${told.corruption}`;
    case "nations":
      return say("tray.gist.war", { count: nationsAtWar(told) });
    case "hunt":
      return `${told.box[SHADOW]}`;
    case "table":
      return "";
  }
}
