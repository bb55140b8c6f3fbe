/** The trays by name, and what a folded one says. */
import { sentenceCase } from "@westmarch/boardkit/writing";
import { gistOfSides, pointsOfHand, traysHolding } from "@westmarch/campaign/counting";
import { BOLG, CHARACTER, other, type Side, sideOf } from "../../ids.ts";
import { shadowPoints } from "../../points.ts";
import { printed } from "../../printing.ts";
import { handOf, handSize } from "../../rules/hand.ts";
import { FATE_END, POINTS_TO_WIN } from "../../state.ts";
import type { GameSay, Props } from "../keys.ts";
import { seatName } from "../names.ts";
import { calledCount, cardsBeside, cardsInForce, companyOf, poolOf } from "./counts.ts";

export type TrayName = "hand" | "own" | "other" | "generals" | "dusk" | "places";

/** The side from which the table is seen. */
export const nearSide = (seat: number | null): Side => sideOf(seat ?? 0);

export function titleOf(say: GameSay, tray: TrayName, near: Side): string {
  if (tray === "own") return seatName(say, near);
  if (tray === "other") return seatName(say, other(near));
  return say(tray === "hand" ? "tray.dock.hand" : `tray.${tray}`);
}

/** The name on its tab, which is short. */
export const tabOf = (say: GameSay, tray: TrayName, near: Side): string =>
  tray === "own" || tray === "other" ? titleOf(say, tray, near) : say(`tray.dock.${tray}`);

/** The trays that hold these things. */
function traysOf(things: ReadonlySet<string>, { told }: Pick<Props, "told">): ReadonlySet<TrayName> {
  const company = companyOf(told);
  const lying = [...CHARACTER.all.flatMap((one) => cardsBeside(told, one)), ...cardsInForce(told)];
  return traysHolding<TrayName>(things, (kind, number) => {
    if (kind === "deck" || (kind === "character" && number === BOLG)) return "own";
    if (kind === "character") return company.some((one) => one === number) ? "generals" : null;
    return kind === "card" && lying.some((card) => card === number) ? "generals" : null;
  });
}

/** What lies in a folded tray, for a player who points at it: see `data-explain`. */
export function pointsOf({ told, seat }: Pick<Props, "told" | "seat">, tray: TrayName): string {
  switch (tray) {
    case "hand":
      return seat === null ? "" : pointsOfHand(handOf(told, seat));
    case "own":
      return "dice deck:0";
    case "other":
      return "bodyguard";
    case "generals":
      return companyOf(told)
        .map((character) => `character:${character}`)
        .join(" ");
    case "dusk":
      return "fate pool";
    case "places":
      return ["points", ...printed(told).settlements.map((place) => `region:${place}`)].join(" ");
  }
}

type Gist = Pick<Props, "told" | "say" | "seat">;

/** What a folded tray is about, in a word, which its tab shows. */
export function gistOf({ told, say, seat }: Gist, tray: TrayName, near: Side): string {
  switch (tray) {
    case "hand":
    case "own":
    case "other":
      return gistOfSides(say, tray, {
        near,
        held: seat === null ? null : handSize(told, seat),
        dice: (side) => poolOf(told, side).unused.length,
      });
    case "generals":
      return say("tray.gist.called", { count: calledCount(told) });
    case "dusk":
      return `${told.fate}/${FATE_END}`;
    case "places":
      return `${shadowPoints(told)}/${POINTS_TO_WIN}`;
  }
}

/** What a folded tray is about, for those who hear its tab. */
export function spokenOf(props: Gist, tray: TrayName, near: Side): string {
  const { told, say, seat } = props;
  const title = titleOf(say, tray, near);
  const gist =
    tray === "dusk"
      ? say("tray.gist.dusk", { fate: told.fate, end: FATE_END })
      : tray === "places"
        ? say("tray.points.spoken", { points: shadowPoints(told), goal: POINTS_TO_WIN })
        : tray === "hand" && seat !== null
          ? say("tray.gist.cards", { count: handSize(told, seat) })
          : gistOf(props, tray, near);
  return sentenceCase(say("tray.gist.spoken", { title, gist }));
}

/** What the frame of the trays asks of them. */
export const TRAYS = { titleOf, tabOf, gistOf, spokenOf, pointsOf, traysOf };
