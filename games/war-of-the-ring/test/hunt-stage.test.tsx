/** The scene of the Hunt tells of one moment: what is being told has happened for all of it. */
import type { HeardOf } from "@westmarch/kernel";
import { atRest, strictly } from "@westmarch/testkit/board";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import type { Props } from "../board/keys.ts";
import { HuntStage } from "../board/staging/hunt/HuntStage.tsx";
import { huntScene } from "../board/staging/hunt/telling.ts";
import { BY_HUNT } from "../data/hunt-terms.ts";
import { region } from "../data/regionnames.ts";
import { TILE } from "../data/tiles.ts";
import type { War } from "../state.ts";
import { hunted } from "./hunting.ts";
import { wordsOf } from "./saying.ts";
import { at } from "./table.ts";

const HUNT: readonly HeardOf<War>[] = [
  { type: "hunt-rolled", facts: { dice: [6, 3], rerolled: [], successes: 1 } },
  { type: "tile", facts: { tile: TILE.named("1r-1"), by: BY_HUNT } },
  { type: "corruption", facts: { by: 1, now: 1 } },
  { type: "revealed", facts: { region: region("high-pass") } },
];
const before = at(hunted({ box: [1, 2] })).view(null);

/** What the scene says once so many of its events are being told. */
function saidAfter(many: number): string {
  const log = HUNT.slice(0, many).map((event, index) => ({ ...event, version: 1, index }));
  const scene = huntScene({ view: before, told: before, since: log, log }, true);
  if (!scene) throw new Error("there is no Hunt");
  const words = strictly(wordsOf("battle", "names", "places", "log"));
  const props = { ...atRest(before, null, "en", words), told: before, since: log, log } as Props;
  const drawn = renderToStaticMarkup(<HuntStage scene={scene} props={props} fold={() => {}} />);
  return drawn.replaceAll(/<[^>]*>/g, " ").replaceAll(/\s+/g, " ");
}

test("a Fellowship that is being revealed is revealed where it is told to be, and not where it was last seen", () => {
  expect(saidAfter(3)).toContain("Hidden · last seen in Hollin");
  expect(saidAfter(4)).toContain("Revealed in the High Pass");
});
