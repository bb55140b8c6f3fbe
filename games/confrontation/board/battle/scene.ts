import type { Happened } from "@westmarch/boardkit";
import { NONE } from "@westmarch/kernel";
import { SAM_WITH_FRODO, STRENGTH } from "../../data/characters.ts";
import {
  BALROG,
  type CardId,
  type CharacterId,
  FANGORN,
  FRODO,
  GOOD,
  type RegionId,
  SAM,
  type Side,
  sideOf,
} from "../../data/ids.ts";
import type { Confrontation } from "../../state.ts";
import type { Battle } from "../../vocabulary.ts";
import type { Words } from "../../words.ts";

/** The seven steps of the track, in order (6.1 to 6.10). */
export const STEPS = ["faces", "answers", "powers", "cards", "words", "totals", "fallen"] as const;

/** One card on the stage. */
export interface Laid {
  readonly card: CardId;
  /** What Magic fetched in its place, or `NONE`. */
  readonly fetched: CardId;
  /** Why it counts for nothing: called void, cancelled by the Eye, or nothing for it to do. */
  readonly dead: "void" | "cancelled" | "idle" | null;
}

/** One fighter on the stage. `NONE` while none has been shown. */
export interface Fighter {
  readonly character: CharacterId;
  readonly fate: "stands" | "fallen" | "away";
}

export interface Totals {
  readonly good: number;
  readonly dark: number;
}

/** What the stage shows at one moment: told from events alone, so it never knows more than its reader. */
export interface Scene {
  readonly kind: "battle" | "tunnel";
  readonly region: RegionId;
  /** The side that moved in. */
  readonly side: Side;
  /** Which battle of this attack, from 1. */
  readonly bout: number;
  readonly good: Fighter;
  readonly dark: Fighter;
  /** Frodo, shown beside Sam or behind him. */
  readonly beside: CharacterId;
  readonly five: boolean;
  readonly step: number;
  readonly goodCard: Laid | null;
  readonly darkCard: Laid | null;
  readonly totals: Totals | null;
  /** Who used a power just now: that standee glows. */
  readonly struckBy: CharacterId;
  /** The last event told: the caption speaks of it. */
  readonly said: Happened<Confrontation> | null;
  /** This battle has run its course. */
  readonly over: boolean;
}

const NOBODY: Fighter = { character: NONE, fate: "stands" };

const opening = (
  kind: Scene["kind"],
  region: RegionId,
  side: Side,
  said: Happened<Confrontation> | null,
): Scene => ({
  kind,
  region,
  side,
  bout: 1,
  good: NOBODY,
  dark: NOBODY,
  beside: NONE,
  five: false,
  step: 0,
  goodCard: null,
  darkCard: null,
  totals: null,
  struckBy: NONE,
  said,
  over: false,
});

const laid = (card: CardId): Laid => ({ card, fetched: NONE, dead: null });

/** The strength a fighter brings, without a card. */
export const strengthOf = (scene: Scene, fighter: Fighter): number =>
  scene.five && fighter.character === SAM ? SAM_WITH_FRODO : STRENGTH[fighter.character];

const withFate = (scene: Scene, character: CharacterId, fate: Fighter["fate"]): Scene => {
  if (scene.good.character === character) return { ...scene, good: { character, fate } };
  if (scene.dark.character === character) return { ...scene, dark: { character, fate } };
  return scene;
};

const deaden = (scene: Scene, card: CardId, dead: NonNullable<Laid["dead"]>): Scene => {
  const mark = (on: Laid | null): Laid | null =>
    on && (on.card === card || on.fetched === card) ? { ...on, dead } : on;
  return { ...scene, goodCard: mark(scene.goodCard), darkCard: mark(scene.darkCard) };
};

type Tell<T extends keyof Words["events"]> = (scene: Scene, facts: Words["events"][T]) => Scene;

/** What each event changes on the stage. Events that are not here do not concern it. */
const TELL: { readonly [T in keyof Words["events"]]?: Tell<T> } = {
  shown: (s, f) => {
    const [one, two] = [f.attacker, f.defender];
    const [good, dark] = sideOf(one) === GOOD ? [one, two] : [two, one];
    const again = s.good.character !== NONE;
    return {
      ...opening("battle", s.region, s.side, null),
      bout: again ? s.bout + 1 : s.bout,
      good: { character: good, fate: "stands" },
      dark: { character: dark, fate: "stands" },
    };
  },
  "sam-stepped-in": (s) => ({
    ...s,
    step: 1,
    good: { character: SAM, fate: "stands" },
    beside: FRODO,
    five: true,
  }),
  "frodo-shown": (s) => ({ ...s, step: 1, beside: FRODO, five: true }),
  "no-reaction": (s) => ({ ...s, step: 1 }),
  retreated: (s, f) => ({
    ...withFate(s, f.character, "away"),
    step: f.by === "card" ? 4 : 1,
  }),
  struck: (s, f) =>
    f.fallen.reduce<Scene>((scene, fallen) => withFate(scene, fallen, "fallen"), {
      ...s,
      step: 2,
      struckBy: f.by,
    }),
  "cards-called-off": (s) => ({ ...s, step: 3 }),
  "cards-allowed": (s) => ({ ...s, step: 3 }),
  "card-played": (s, f) =>
    f.side === GOOD ? { ...s, step: 3, goodCard: laid(f.card) } : { ...s, step: 3, darkCard: laid(f.card) },
  "cards-shown": (s, f) => ({
    ...s,
    step: 3,
    // With Gandalf the Dark card lies there already, perhaps exchanged (6.6).
    goodCard: s.goodCard ?? laid(f.good),
    darkCard: s.darkCard ?? laid(f.dark),
  }),
  magic: (s, f) => {
    const key = f.side === GOOD ? "goodCard" : "darkCard";
    const on = s[key];
    const card = f.card;
    if (!on) return s;
    return { ...s, step: 4, [key]: card === NONE ? { ...on, dead: "idle" } : { ...on, fetched: card } };
  },
  "card-void": (s, f) => ({ ...deaden(s, f.card, "void"), step: 4 }),
  "card-cancelled": (s, f) => ({ ...deaden(s, f.card, "cancelled"), step: 4 }),
  sacrifice: (s, f) =>
    f.characters.reduce<Scene>((scene, fallen) => withFate(scene, fallen, "fallen"), { ...s, step: 4 }),
  cloak: (s, f) => ({ ...deaden(s, f.card, "cancelled"), step: 4 }),
  "retreat-failed": (s, f) => ({ ...deaden(s, f.card, "idle"), step: 4 }),
  "sacrifice-foiled": (s) =>
    s.goodCard ? { ...s, step: 4, goodCard: { ...s.goodCard, dead: "idle" } } : { ...s, step: 4 },
  totals: (s, f) => ({ ...s, step: 5, totals: { good: f.goodTotal, dark: f.darkTotal } }),
  fell: (s, f) =>
    f.characters.reduce<Scene>((scene, fallen) => withFate(scene, fallen, "fallen"), {
      ...s,
      step: 6,
      // In the tunnel there is nothing more to come.
      over: s.over || s.kind === "tunnel",
    }),
  "shelob-home": (s) => ({ ...s, step: 6 }),
  "shelob-lost": (s) => ({ ...s, step: 6 }),
  "battle-ended": (s) => ({ ...s, step: 6, over: true }),
  "game-ended": (s) => ({ ...s, step: 6, over: true }),
};

/** Events that change the stage without words of their own. */
const SILENT: ReadonlySet<string> = new Set(["battle-ended", "game-ended", "cards-allowed"]);

const changedBy = <T extends keyof Words["events"]>(
  scene: Scene,
  { type, facts }: { readonly type: T; readonly facts: Words["events"][T] },
): Scene | null => TELL[type]?.(scene, facts) ?? null;

/** The stage after one more event. `next` is the event that follows, if it has happened already. */
export function tell(
  scene: Scene | null,
  event: Happened<Confrontation>,
  next: Happened<Confrontation> | undefined,
): Scene | null {
  switch (event.type) {
    case "battle-began":
      return opening("battle", event.facts.region, event.facts.side, event);
    case "tunnel-entered":
      // A passage that the Balrog could not bar is a move like any other.
      return next && next.type !== "tunnel-barred"
        ? null
        : {
            ...opening("tunnel", event.facts.to, GOOD, event),
            good: { character: event.facts.character ?? NONE, fate: "stands" },
          };
    case "tunnel-barred": {
      const traveller = event.facts.character;
      const set = scene ?? opening("tunnel", FANGORN, GOOD, event);
      return {
        ...set,
        good: { character: traveller, fate: "fallen" },
        dark: { character: BALROG, fate: "stands" },
        step: 6,
        said: event,
      };
    }
    case "tunnel-passed":
    case "turn":
    case "moved":
    case "game-began":
      return null;
  }
  const changed = scene && changedBy(scene, event);
  if (!changed) return scene;
  return SILENT.has(event.type) ? { ...changed, said: scene.said } : { ...changed, said: event };
}

/** The stage after the first `told` events. */
export function sceneAt(log: readonly Happened<Confrontation>[], told: number): Scene | null {
  let from = told - 1;
  while (from > 0 && log[from].type !== "turn") from--;
  let scene: Scene | null = null;
  for (let i = Math.max(0, from); i < told; i++) scene = tell(scene, log[i], log[i + 1]);
  return scene;
}

/** The stage as the state alone tells it: for a table opened in mid-battle, whose events are not at hand. */
export function sceneFrom(battle: Battle): Scene | null {
  if (battle.attacker < 0 || battle.defender < 0) return null;
  const [good, dark] =
    battle.side === GOOD ? [battle.attacker, battle.defender] : [battle.defender, battle.attacker];
  const put = (card: CardId, fetched: CardId): Laid | null =>
    card === NONE ? null : { card, fetched, dead: null };
  return {
    ...opening("battle", battle.region, battle.side, null),
    good: { character: good, fate: "stands" },
    dark: { character: dark, fate: "stands" },
    five: battle.samAtFive,
    beside: battle.samAtFive ? FRODO : NONE,
    step: battle.goodCard === NONE && battle.darkCard === NONE ? 1 : 3,
    goodCard: put(battle.goodCard, battle.goodFetched),
    darkCard: put(battle.darkCard, battle.darkFetched),
  };
}

/** How long an event is left to stand before the next is told, in milliseconds. */
const BREATH: Readonly<Record<string, number>> = {
  "battle-began": 900,
  shown: 1600,
  "sam-stepped-in": 1700,
  "frodo-shown": 1700,
  "no-reaction": 900,
  retreated: 1700,
  struck: 2000,
  "cards-called-off": 1600,
  "card-played": 1600,
  "cards-shown": 1700,
  magic: 1700,
  "card-void": 1500,
  "card-cancelled": 1600,
  cloak: 1500,
  sacrifice: 1700,
  "retreat-failed": 1500,
  "sacrifice-foiled": 1500,
  totals: 2000,
  fell: 1400,
  "shelob-home": 1400,
  "shelob-lost": 1400,
  "tunnel-entered": 900,
  "tunnel-barred": 1200,
};

/** How long to wait after telling this event. Nothing on the stage: not at all. */
export const breath = (event: Happened<Confrontation> | undefined, scene: Scene | null): number =>
  (event && scene && BREATH[event.type]) ?? 0;
