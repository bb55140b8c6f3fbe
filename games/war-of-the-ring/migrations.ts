/** How games go on that were begun under earlier versions of these rules: from each version to the next. */
import type { Frame } from "@westmarch/kernel";
import { FIGURE, NONE } from "./data/ids.ts";
import { REGION } from "./data/regionnames.ts";
import { shareOut } from "./rules/armies/share.ts";
import { CALLED } from "./rules/armies/voice.ts";
import { local, localNumber } from "./why/refusal.ts";

/** Cards that recruit in three places of choice: version 1 asked for one after the other, whole lots only. */
const IN_THREE: readonly string[] = ["many-kings-to-the-service-of-mordor", "pits-of-mordor"];
const LOT = 2;

const isFrame = (value: unknown): value is Frame =>
  typeof value === "object" && value !== null && "chapter" in value && "at" in value;
const localNumbers = (frame: Frame, name: string): readonly number[] => {
  const value = local(frame, name);
  return Array.isArray(value) ? value.filter((one) => typeof one === "number") : [];
};

/** The card's frame, which counted its places in `other`, and the recruiting on top of it become one. */
function shared(card: Frame, recruiting: Frame): Frame {
  const [figure = NONE] = localNumbers(recruiting, "figures").filter(FIGURE.is);
  const lots = localNumbers(recruiting, "regions").map((region) => ({
    region: REGION.of(region),
    figure,
    howMany: LOT,
  }));
  const { call } = shareOut(localNumber(card, "seat"), lots, 3 - localNumber(card, "other"), 0);
  return { ...call, at: "where" };
}

/** The Voice of Saruman, which had a chapter of its own and counted the Settlements that had got their Regular. */
function called(voice: Frame): Frame {
  const taken = localNumbers(voice, "taken");
  const lots = CALLED.filter(({ region }) => !taken.includes(region));
  const { call } = shareOut(localNumber(voice, "seat"), lots, lots.length, 0);
  return { ...call, at: "where" };
}

/** The stack without what version 1 asked otherwise (8.4.7). */
function restacked(old: readonly unknown[]): readonly unknown[] {
  const [card, recruiting] = old.slice(-2);
  if (isFrame(recruiting) && recruiting.chapter === "voice") return [...old.slice(0, -1), called(recruiting)];
  if (!isFrame(card) || !isFrame(recruiting)) return old;
  if (!IN_THREE.includes(card.chapter) || recruiting.chapter !== "recruit") return old;
  return [...old.slice(0, -2), shared(card, recruiting)];
}

/**
 * Version 2 lets the player of a card that recruits in several places choose where too few figures go (8.4.7), and asks
 * whether to mix after a retreat (16.7.1). A game of version 1 has no bid for the Shadow (AMB-110), and does not ask
 * how many dice of the Hunt to roll again (AMB-108).
 */
function fromVersion1(old: unknown): unknown {
  if (typeof old !== "object" || old === null || !("stack" in old) || !Array.isArray(old.stack)) return old;
  const rulings = "rulings" in old && typeof old.rulings === "object" ? old.rulings : {};
  return { ...old, bid: 0, rulings: { ...rulings, choiceOfRerolls: false }, stack: restacked(old.stack) };
}

export const migrations: Readonly<Record<number, (old: unknown) => unknown>> = { 1: fromVersion1 };
