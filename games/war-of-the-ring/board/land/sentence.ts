/** A region as those hear it who do not see the map. */

import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import type { Reach } from "@westmarch/campaign/errands";
import { FREE, NATIONS, NO_SETTLEMENT, NOBODY, NONE, other, SETTLEMENTS, SHADOW } from "../../data/ids.ts";
import type { RegionId } from "../../data/regionnames.ts";
import { BEHIND_BLACK, NATION_OF, NEIGHBOURS, SETTLEMENT } from "../../data/regions.ts";
import { besieged, forceIn } from "../../rules/figures.ts";
import type { War } from "../../state.ts";
import type { GameSay } from "../keys.ts";
import { forceName, place, regionName, sideName } from "../names.ts";

/** Each of these by itself, one after the other. */
export const inTurn = (say: GameSay, words: readonly string[]): string =>
  words.reduce((first, then) => say("land.then", { first, then }));

/** The figures in a region, each side by itself; in a siege, those inside and those outside. */
export function hereSentence(say: GameSay, view: War, region: RegionId): string {
  const within = besieged(view, region);
  if (within !== NOBODY) {
    const siege = say("land.siege", {
      inside: forceName(say, forceIn(view, within, region)),
      outside: forceName(say, forceIn(view, other(within), region)),
    });
    return inTurn(say, view.bearers === region ? [siege, say("land.bearers")] : [siege]);
  }
  const parts = [FREE, SHADOW].flatMap((side) => {
    const force = forceIn(view, side === FREE ? FREE : SHADOW, region);
    return force.some((count) => count > 0) ? [forceName(say, force)] : [];
  });
  if (view.bearers === region) parts.push(say("land.bearers"));
  return parts.length > 0 ? listed(say, parts) : "";
}

/** Name, Nation, settlement and who holds it; who stands there; what can be done. */
export function regionSentence(say: GameSay, view: War, region: RegionId, reach: Reach | undefined): string {
  const nation = NATION_OF[region];
  const settlement = SETTLEMENT[region];
  const holder = view.control[region];
  const words = [regionName(say, region)];
  if (nation !== NONE) words.push(say(`nation.${NATIONS[nation]}`));
  if (settlement !== NO_SETTLEMENT) {
    const name = SETTLEMENTS[settlement];
    const kind = name === "none" ? "" : say(`settlement.${name}`);
    words.push(
      holder === FREE || holder === SHADOW
        ? say("land.held", { settlement: kind, side: sideName(say, holder) })
        : kind,
    );
  }
  const here = hereSentence(say, view, region);
  if (here) words.push(here);
  if (reach) words.push(say(`land.${reach}`));
  return sentenceCase(inTurn(say, words));
}

/** Where one can go from a region, and where not although it lies beside it. */
export function bordersSentence(say: GameSay, region: RegionId): string {
  const places = (regions: readonly RegionId[]): string =>
    listed(
      say,
      regions.map((at) => place(say, at)),
    );
  const barred = BEHIND_BLACK[region];
  return paragraph(
    say,
    say("land.next", { regions: places(NEIGHBOURS[region]) }),
    barred.length > 0 ? say("land.barred", { regions: places(barred) }) : "",
  );
}
