/** The trays by name, and what a folded one says. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import { gistOfSides, pointsOfHand, traysHolding } from "@westmarch/campaign/counting";
import {
  ALL_CHARACTERS,
  ALL_NATIONS,
  BOTH_SIDES,
  DECKS,
  FREE,
  NONE,
  other,
  SHADOW,
  type Side,
} from "../../data/ids.ts";
import { unusedDice } from "../../facts.ts";
import { handOf, handSize } from "../../rules/cards/hand.ts";
import { SIDES_OF_SEATS } from "../../seats.ts";
import { ASIDE, CRACK_OF_DOOM, IN_FELLOWSHIP, type War } from "../../state.ts";
import type { GameSay, Props } from "../keys.ts";
import { inTurn } from "../land/sentence.ts";
import { nationsAtWar, onTable } from "./counts.ts";

export type TrayName = "hand" | "own" | "fellowship" | "nations" | "other" | "hunt" | "table";

/** The side from which the table is seen. */
export const nearSide = (view: Pick<War, "players">, seat: number | null): Side =>
  SIDES_OF_SEATS[view.players]?.[seat ?? 0] ?? FREE;

const SIDE_TITLES = ["tray.free-peoples", "tray.shadow"] as const;

export function titleOf(say: GameSay, tray: TrayName, near: Side): string {
  if (tray === "own") return say(SIDE_TITLES[near]);
  if (tray === "other") return say(SIDE_TITLES[other(near)]);
  return say(tray === "hand" ? "tray.dock.hand" : `tray.${tray}`);
}

/** The name on its tab, which is short. */
export const tabOf = (say: GameSay, tray: TrayName, near: Side): string =>
  tray === "fellowship" || tray === "hunt" || tray === "table"
    ? say(`tray.tab.${tray}`)
    : titleOf(say, tray, near);

/** The trays that hold these things. */
function traysOf(things: ReadonlySet<string>, { told }: Pick<Props, "told">): ReadonlySet<TrayName> {
  const lying = BOTH_SIDES.flatMap((side) => onTable(told, side));
  return traysHolding<TrayName>(things, (kind, number) => {
    switch (kind) {
      case "fellowship":
        return "fellowship";
      case "nation":
        return "nations";
      case "rings":
      case "deck":
        return "own";
      case "character":
        if (told.at[number] === ASIDE) return "own";
        return told.at[number] === IN_FELLOWSHIP ? "fellowship" : null;
      case "card":
        return lying.some((card) => card === number) ? "table" : null;
      default:
        return null;
    }
  });
}

/** What stands beside its name. */
export const asideOf = ({ told, say }: Pick<Props, "told" | "say">, tray: TrayName): string | undefined =>
  tray === "hunt" ? say("tray.hunt.level", { level: told.box[SHADOW] }) : undefined;

/** What lies in a folded tray, for a player who points at it: see `data-explain`. */
export function pointsOf({ told, seat }: Pick<Props, "told" | "seat">, tray: TrayName): string {
  switch (tray) {
    case "hand":
      return seat === null ? "" : pointsOfHand(handOf(told, seat));
    case "own":
      return [
        "points rings",
        ...ALL_CHARACTERS.map((character) => `character:${character}`),
        ...DECKS.map((_, deck) => `deck:${deck}`),
      ].join(" ");
    case "fellowship":
      return "fellowship corruption mordor-track";
    case "nations":
      return ALL_NATIONS.map((nation) => `nation:${nation}`).join(" ");
    case "hunt":
      return "hunt";
    case "other":
    case "table":
      return "";
  }
}

/** What a folded tray is about, for those who hear its tab. */
export function spokenOf(props: Pick<Props, "told" | "say" | "seat">, tray: TrayName, near: Side): string {
  const { told, say } = props;
  const parts = [titleOf(say, tray, near)];
  if (tray === "fellowship")
    parts.push(
      told.mordor === NONE
        ? say("tray.steps", { count: told.progress })
        : say("tray.mordor.spoken", { step: told.mordor, goal: CRACK_OF_DOOM }),
      say("tray.corruption", { count: told.corruption }),
    );
  else if (tray === "hunt") parts.push(asideOf(props, tray) ?? "");
  else if (tray === "hand" && props.seat !== null)
    parts.push(say("tray.gist.cards", { count: handSize(told, props.seat) }));
  else parts.push(gistOf(props, tray, near));
  return sentenceCase(inTurn(say, parts.filter(Boolean)));
}

/** What a folded tray is about, in a word, which its tab shows. */
export function gistOf(
  { told, say, seat }: Pick<Props, "told" | "say" | "seat">,
  tray: TrayName,
  near: Side,
): string {
  switch (tray) {
    case "hand":
    case "own":
    case "other":
      return gistOfSides(say, tray, {
        near,
        held: seat === null ? null : handSize(told, seat),
        dice: (side) => unusedDice(told, side),
      });
    case "fellowship":
      return `${told.mordor === NONE ? told.progress : `${told.mordor}/5`} · ${told.corruption}`;
    case "nations":
      return say("tray.gist.war", { count: nationsAtWar(told) });
    case "hunt":
      return `${told.box[SHADOW]}`;
    case "table":
      return `${BOTH_SIDES.flatMap((side) => onTable(told, side)).length}`;
  }
}

/** What the frame of the trays asks of them. */
export const TRAYS = { titleOf, tabOf, asideOf, gistOf, spokenOf, pointsOf, traysOf };
