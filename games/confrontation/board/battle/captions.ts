import { sentenceCase } from "@westmarch/boardkit/writing";
import { CARD, DARK, GOOD, type Side } from "../../data/ids.ts";
import { type Confrontation, seatOf } from "../../state.ts";
import type { GameSay, Props } from "../keys.ts";
import { sentenceOf } from "../lines.ts";
import { battleOf, cardName, sideAt, who } from "../names.ts";
import type { Scene } from "./scene.ts";

/** Which step the rules stand at, and whose decision it is, by the paragraph of the battle. */
const OWED: Readonly<Record<string, readonly [step: number, side: Side | "both"]>> = {
  target: [0, DARK],
  answer: [1, GOOD],
  saruman: [2, DARK],
  bothChoose: [3, "both"],
  darkFirst: [3, DARK],
  goodSecond: [3, GOOD],
  darkFetches: [4, DARK],
  goodFetches: [4, GOOD],
  darkRetreat: [4, DARK],
  goodRetreat: [4, GOOD],
};

/** What is being waited for, once everything that happened has been told. */
export interface Waiting {
  readonly step: number;
  readonly sides: readonly Side[];
  /** Cards are being chosen. */
  readonly cards: boolean;
}

export function waitingFor(view: Confrontation): Waiting | null {
  const owed = OWED[battleOf(view)?.at ?? ""];
  if (!owed || view.result) return null;
  const [step, side] = owed;
  return { step, sides: side === "both" ? [GOOD, DARK] : [side], cards: step === 3 };
}

/** The verdict, when all is over. */
function verdict(scene: Scene, say: GameSay): string {
  if (scene.kind === "tunnel") return say("stage.barred");
  const standing = [scene.good, scene.dark].filter((fighter) => fighter.fate === "stands");
  const fallen = [scene.good, scene.dark].filter((fighter) => fighter.fate === "fallen");
  if (standing.length === 1) return sentenceCase(say("stage.won", who(say, standing[0].character)));
  return say(fallen.length === 2 ? "stage.both" : "stage.parted");
}

/** The line below the title: what happened last, or what is waited for. */
export function caption(scene: Scene, waiting: Waiting | null, ended: boolean, props: Props): string {
  const { say, view, seat, names } = props;
  if (ended) return verdict(scene, say);
  const mine = waiting && seat !== null && waiting.sides.includes(sideAt(view, seat)) && !view.sealed[seat];
  if (waiting && !waiting.cards && !mine) {
    return say("stage.thinking", { name: names[seatOf(view, waiting.sides[0])] ?? "" });
  }
  if (waiting?.cards && view.sealed.length > 0 && view.sealed.every((answer) => answer !== null))
    return say("stage.cardsDown");
  return (scene.said && sentenceOf(scene.said, say)) ?? "";
}

/** What stands below a fighter's name. */
export function note(side: Side, scene: Scene, waiting: Waiting | null, props: Props): string | null {
  const { say, view, seat, names } = props;
  const fighter = side === GOOD ? scene.good : scene.dark;
  if (fighter.fate !== "stands") return say(`stage.${fighter.fate}`);
  if (!waiting?.cards || !waiting.sides.includes(side)) return null;
  const at = seatOf(view, side);
  const laid = view.sealed[at];
  if (at === seat)
    return laid
      ? say("stage.laid.own", { card: cardName(say, CARD.of(laid[1])) })
      : say("stage.choosing.own");
  return say(laid ? "stage.laid" : "stage.choosing", { name: names[at] ?? "" });
}
