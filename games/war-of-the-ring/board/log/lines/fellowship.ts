/** The Fellowship on its way, and the Hunt for it. */
import { listed } from "@westmarch/boardkit/writing";
import { BY_HUNT, BY_STEP, BY_STRONGHOLD } from "../../../data/hunt-terms.ts";
import { NONE } from "../../../data/ids.ts";
import { CORRUPTION_LIMIT, CRACK_OF_DOOM } from "../../../state.ts";
import type { Key } from "../../keys.ts";
import { place } from "../../names.ts";
import { character, group, pips, tile, way } from "../slots.ts";
import type { Lines } from "./line.ts";

/** What is said of a tile, by why it is drawn. */
const TILE_KEYS: ReadonlyMap<number, Key> = new Map([
  [BY_HUNT, "log.tile.hunt"],
  [BY_STEP, "log.tile.step"],
  [BY_STRONGHOLD, "log.tile.stronghold"],
]);

export const FELLOWSHIP = {
  declared: { kind: "move", tell: (f, say) => say("log.declared", { place: place(say, f.region) }) },
  travelled: { kind: "move", tell: ({ progress }, say) => say("log.travelled", { progress }) },
  mordor: {
    kind: "move",
    tell: ({ step }, say) =>
      step === 0
        ? say("log.mordor.enter")
        : step === CRACK_OF_DOOM
          ? say("log.mordor.fire")
          : say("log.mordor.step", { step }),
  },
  hidden: { kind: "move", tell: (_, say) => say("log.hidden") },
  revealed: {
    kind: "move",
    tell: (f, say) =>
      f.region === NONE ? say("log.revealed.mordor") : say("log.revealed", { place: place(say, f.region) }),
  },
  driven: { kind: "move", tell: (f, say) => say("log.driven", way(say, f)) },
  guide: { kind: "move", tell: (f, say) => say("log.guide", character(say, f.character)) },
  separated: {
    kind: "move",
    tell: (f, say) => say("log.separated", { ...group(say, f.characters), place: place(say, f.to) }),
  },
  corruption: {
    kind: "move",
    /** At its limit it takes no more, however much there was: what it came from is told only below. */
    tell: ({ by, now }, say) => {
      if (now === CORRUPTION_LIMIT) return say("log.corruption.end", { by, now });
      return say(by > 0 ? "log.corruption.up" : "log.corruption.down", { from: now - by, now });
    },
  },
  "hunt-rolled": {
    kind: "move",
    tell: ({ dice, rerolled, successes }, say) =>
      rerolled.length === 0
        ? say("log.hunt-rolled", { dice: pips(say, dice), successes })
        : say("log.hunt-rolled.again", {
            dice: pips(say, dice),
            rerolled: pips(say, rerolled),
            successes,
          }),
  },
  tile: {
    kind: "move",
    tell: (f, say) => say(TILE_KEYS.get(f.by) ?? "log.tile.card", { tile: tile(say, f.tile) }),
  },
  "tile-die": { kind: "move", tell: (f, say) => say("log.tile-die", { pips: f.pips }) },
  "tile-in-play": { kind: "move", tell: (f, say) => say("log.tile-in-play", { tile: tile(say, f.tile) }) },
  "tile-removed": { kind: "move", tell: (f, say) => say("log.tile-removed", { tile: tile(say, f.tile) }) },
  "tiles-returned": {
    kind: "move",
    tell: ({ tiles }, say) =>
      say("log.tiles-returned", {
        tiles: listed(
          say,
          tiles.map((one) => tile(say, one)),
        ),
      }),
  },
  "pool-refilled": { kind: "move", tell: ({ tiles }, say) => say("log.pool-refilled", { tiles }) },
  casualty: { kind: "move", tell: (f, say) => say("log.casualty", character(say, f.character)) },
  "companion-drawn": {
    kind: "move",
    tell: (f, say) => say("log.companion-drawn", character(say, f.character)),
  },
} satisfies Lines;
