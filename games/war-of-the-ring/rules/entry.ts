/** 7.2: Minions, Aragorn and Gandalf the White come into play. */
import { type Context, chapter, type Seat } from "@westmarch/kernel";
import {
  ARAGORN,
  type CharacterId,
  ELVES,
  type FaceId,
  FREE,
  FREE_NATIONS,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  ISENGARD,
  MOUTH_OF_SAURON,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  SARUMAN,
  SAURON,
  SHADOW,
  STRIDER,
  WILL_FACE,
  WITCH_KING,
} from "../data/ids.ts";
import { type RegionId, region } from "../data/regionnames.ts";
import { ALL_REGIONS, isStronghold, SETTLEMENTS_OF } from "../data/regions.ts";
import { atWar, onMap, onMordorTrack, sideAtWar } from "../facts.ts";
import { seatOfMinion, sideOf } from "../seats.ts";
import { ASIDE, IN_FELLOWSHIP, REPLACED, type War } from "../state.ts";
import { ALL, number } from "./choices.ts";
import { hasEntered, isUnconquered, nationUnits } from "./figures.ts";
import type { Entering } from "./frames.ts";
import { activate, companionsArrive } from "./politics.ts";
import { keepTable } from "./table.ts";

const ORTHANC = region("orthanc");
const FANGORN = region("fangorn");
/** Where Strider may be crowned. */
const CROWNING: readonly RegionId[] = [region("minas-tirith"), region("dol-amroth"), region("pelargir")];
const ELVEN_STRONGHOLDS = SETTLEMENTS_OF[ELVES].filter(isStronghold);
const SAURON_STRONGHOLDS = SETTLEMENTS_OF[SAURON].filter(isStronghold);

const oneFreeNationAtWar = (g: War): boolean => {
  for (let nation = 0; nation < FREE_NATIONS; nation++) if (atWar(g, nation)) return true;
  return false;
};

/** What a Character's card demands, and where he may then appear. */
interface Entry {
  readonly may: (g: War) => boolean;
  readonly places: (g: War) => readonly RegionId[];
}
const ENTRIES: ReadonlyMap<CharacterId, Entry> = new Map<CharacterId, Entry>([
  [
    ARAGORN,
    {
      may: (g) => onMap(g, STRIDER),
      places: (g) =>
        CROWNING.includes(g.at[STRIDER]) && isUnconquered(g, FREE, g.at[STRIDER]) ? [g.at[STRIDER]] : [],
    },
  ],
  [
    GANDALF_THE_WHITE,
    {
      may: (g) =>
        g.at[GANDALF_THE_GREY] !== IN_FELLOWSHIP &&
        (hasEntered(g, WITCH_KING) || hasEntered(g, MOUTH_OF_SAURON) || hasEntered(g, SARUMAN)),
      places: (g) =>
        onMap(g, GANDALF_THE_GREY)
          ? [g.at[GANDALF_THE_GREY]]
          : [FANGORN, ...ELVEN_STRONGHOLDS.filter((stronghold) => isUnconquered(g, FREE, stronghold))],
    },
  ],
  [
    WITCH_KING,
    {
      may: (g) => atWar(g, SAURON) && oneFreeNationAtWar(g),
      places: (g) => ALL_REGIONS.filter((where) => nationUnits(g, where, SAURON) > 0),
    },
  ],
  [
    MOUTH_OF_SAURON,
    {
      may: (g) => onMordorTrack(g) || sideAtWar(g, FREE),
      places: (g) => SAURON_STRONGHOLDS.filter((stronghold) => isUnconquered(g, SHADOW, stronghold)),
    },
  ],
  [
    SARUMAN,
    {
      may: (g) => atWar(g, ISENGARD),
      places: (g) => (isUnconquered(g, SHADOW, ORTHANC) ? [ORTHANC] : []),
    },
  ],
]);
const BY_MUSTER: readonly CharacterId[] = [WITCH_KING, MOUTH_OF_SAURON, SARUMAN];
const BY_WILL: readonly CharacterId[] = [ARAGORN, GANDALF_THE_WHITE];
const NO_ONE: readonly CharacterId[] = [];

/** Regions where a Character may come into play now; none if his card's conditions do not hold. */
function entryPlaces(g: War, character: CharacterId): readonly RegionId[] {
  const entry = ENTRIES.get(character);
  return entry && g.at[character] === ASIDE && entry.may(g) ? entry.places(g) : [];
}

/** Characters that a seat can bring into play by a die with this result (5.7.4, 5.10.2, 16.6.2, 16.6.3). */
export function entries(g: War, seat: Seat, face: FaceId): readonly CharacterId[] {
  const side = sideOf(g, seat);
  if (side === FREE)
    return face === WILL_FACE ? BY_WILL.filter((one) => entryPlaces(g, one).length > 0) : NO_ONE;
  if (face !== MUSTER_FACE && face !== MUSTER_ARMY_FACE) return NO_ONE;
  return BY_MUSTER.filter(
    (minion) =>
      g.at[minion] === ASIDE && seatOfMinion(g, minion) === seat && entryPlaces(g, minion).length > 0,
  );
}

/** He stands there from now on; his die comes in Phase 1 (5.1.3). */
function bringCharacter(c: Context<War>, character: CharacterId, where: RegionId): void {
  const { g } = c;
  const before =
    character === ARAGORN ? STRIDER : character === GANDALF_THE_WHITE ? GANDALF_THE_GREY : character;
  if (before !== character && onMap(g, before)) g.at[before] = REPLACED;
  g.at[character] = where;
  c.tell("entered", { character, region: where });
  if (character === WITCH_KING)
    for (let nation = 0; nation < FREE_NATIONS; nation++) activate(c, nation, "minion", where);
  else if (before !== character) companionsArrive(c, 1 << character, where, false);
  keepTable(c);
}

/** D-MUS-03, D-MUS-04. */
export const entry = chapter<War, Entering>()({
  open: (c, f) => {
    const [only, more] = entryPlaces(c.g, f.character);
    if (more !== undefined) return;
    bringCharacter(c, f.character, only);
    return { end: null };
  },
  where: {
    ask: (g, f) => ({
      seat: f.seat,
      prompt: "enter-where",
      options: entryPlaces(g, f.character).map((where) => ALL.to[where]),
      about: [f.character],
    }),
    then: (c, f, option) => bringCharacter(c, f.character, number(option[1])),
  },
});
