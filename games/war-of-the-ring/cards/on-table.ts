/** Cards that lie on the table (6.4), and questions about what they change. */
import { card } from "../data/cards.ts";
import { SHADOW, type Side } from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { REGION_COUNT } from "../data/regions.ts";
import { isOnTable } from "../facts.ts";
import type { War } from "../state.ts";

export const MITHRIL_COAT = card("mithril-coat-and-sting");
export const AXE_AND_BOW = card("axe-and-bow");
export const HORN_OF_GONDOR = card("horn-of-gondor");
export const WIZARDS_STAFF = card("wizards-staff");
export const THE_LAST_BATTLE = card("the-last-battle");
export const A_POWER_TOO_GREAT = card("a-power-too-great");
export const TOM_BOMBADIL = card("the-power-of-tom-bombadil");
export const WORN_WITH_SORROW = card("worn-with-sorrow-and-toil");
export const FLOCKS_OF_CREBAIN = card("flocks-of-crebain");
export const BALROG_OF_MORIA = card("balrog-of-moria");
export const PALANTIR = card("the-palantir-of-orthanc");
export const WORMTONGUE = card("wormtongue");
export const DENETHORS_FOLLY = card("denethors-folly");
export const THREATS_AND_PROMISES = card("threats-and-promises");

const GUARDED: readonly (readonly [number, readonly RegionId[]])[] = [
  [A_POWER_TOO_GREAT, [region("lorien"), region("rivendell"), region("grey-havens")]],
  [TOM_BOMBADIL, [region("old-forest"), region("the-shire"), region("buckland")]],
];
/** By region: the card that would close it, or -1. */
const GUARDIAN: readonly number[] = Array.from(
  { length: REGION_COUNT },
  (_, at) => GUARDED.find(([, regions]) => regions.includes(at))?.[0] ?? -1,
);

/** Whether Armies of this side may neither be moved into this region nor attack there (they may leave it). */
export const isClosed = (g: War, side: Side, at: RegionId): boolean =>
  side === SHADOW && GUARDIAN[at] >= 0 && isOnTable(g, GUARDIAN[at]);
