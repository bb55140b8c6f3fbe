/** 7.2: Minions, Aragorn and Gandalf the White come into play. */
import type { Context, Seat } from "@westmarch/kernel";
import {
  ARAGORN,
  type CharacterId,
  ELVES,
  FREE,
  GANDALF_THE_GREY,
  GANDALF_THE_WHITE,
  ISENGARD,
  MOUTH_OF_SAURON,
  NATIONS_OF,
  SARUMAN,
  SAURON,
  SHADOW,
  STRIDER,
  sideOfCharacter,
  WITCH_KING,
} from "../../data/ids.ts";
import { type RegionId, region } from "../../data/regionnames.ts";
import { ALL_REGIONS, isStronghold, SETTLEMENTS_OF } from "../../data/regions.ts";
import { atWar, onMap, onMordorTrack, sideAtWar } from "../../facts.ts";
import { seatOfMinion, sideOf } from "../../seats.ts";
import { ASIDE, IN_FELLOWSHIP, REPLACED, type War } from "../../state.ts";
import { chapter } from "../../vocabulary.ts";
import { keepTable } from "../cards/leaving-table.ts";
import { ALL } from "../choices.ts";
import { hasEntered, isUnconquered, nationUnits } from "../figures.ts";
import { activate, companionsArrive } from "../politics.ts";
import { no, type Refusal } from "../refusal.ts";

const NOT_YOURS = no("not-your-character", "16.1.4");
const SEPARATES = no("enters-by-separating", "7.2.1");
const HAS_ENTERED = no("has-entered", "7.2.3");
const PARTNERS = no("partners-character", "16.6.3");
const NO_PLACE = [no("entry-place", "7.2.1"), no("entry-place", "7.2.2")] as const;
const CONDITION = [no("entry-condition", "7.2.1"), no("entry-condition", "7.2.2")] as const;

const ORTHANC = region("orthanc");
const FANGORN = region("fangorn");
/** Where Strider may be crowned. */
const CROWNING: readonly RegionId[] = [region("minas-tirith"), region("dol-amroth"), region("pelargir")];
const ELVEN_STRONGHOLDS = SETTLEMENTS_OF[ELVES].filter(isStronghold);
const SAURON_STRONGHOLDS = SETTLEMENTS_OF[SAURON].filter(isStronghold);

const oneFreeNationAtWar = (g: War): boolean => {
  for (const nation of NATIONS_OF[FREE]) if (atWar(g, nation)) return true;
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
/** 7.2.1, 7.2.2: the Characters of each side who come into play by a die. */
export const ENTRANTS: readonly (readonly CharacterId[])[] = [
  [ARAGORN, GANDALF_THE_WHITE],
  [WITCH_KING, MOUTH_OF_SAURON, SARUMAN],
];

/** Regions where a Character may come into play now; none if his card's conditions do not hold. */
function entryPlaces(g: War, character: CharacterId): readonly RegionId[] {
  const entry = ENTRIES.get(character);
  return entry && g.at[character] === ASIDE && entry.may(g) ? entry.places(g) : [];
}

/** 7.2.1, 7.2.2: why he does not come into play there. */
export const whyNotEntering = (g: War, character: CharacterId, where: RegionId): Refusal | null =>
  entryPlaces(g, character).includes(where) ? null : NO_PLACE[sideOfCharacter(character)];

/** 7.2, 16.6.2, 16.6.3: why a seat cannot bring a Character into play now, whatever the die. */
export function whyNoEntry(g: War, seat: Seat, character: CharacterId): Refusal | null {
  const side = sideOf(g, seat);
  if (sideOfCharacter(character) !== side) return NOT_YOURS;
  if (!ENTRIES.has(character)) return SEPARATES;
  if (g.at[character] !== ASIDE) return HAS_ENTERED;
  if (side === SHADOW && seatOfMinion(g, character) !== seat) return PARTNERS;
  return entryPlaces(g, character).length > 0 ? null : CONDITION[side];
}

/** He stands there from now on; his die comes in Phase 1 (5.1.3). */
function bringCharacter(c: Context<War>, character: CharacterId, where: RegionId): void {
  const { g } = c;
  const before =
    character === ARAGORN ? STRIDER : character === GANDALF_THE_WHITE ? GANDALF_THE_GREY : character;
  if (before !== character && onMap(g, before)) g.at[before] = REPLACED;
  g.at[character] = where;
  c.tell("entered", { character, region: where });
  if (character === WITCH_KING) for (const nation of NATIONS_OF[FREE]) activate(c, nation, "minion", where);
  else if (before !== character) companionsArrive(c, 1 << character, where, false);
  keepTable(c);
}

/** D-MUS-03, D-MUS-04. */
export const entry = chapter("entry")({
  open: (c, f) => {
    const [only, more] = entryPlaces(c.g, f.character);
    if (more !== undefined) return;
    bringCharacter(c, f.character, only);
    return { end: null };
  },
  where: {
    prompt: "enter-where",
    ask: (g, f) => ({
      seat: f.seat,
      options: entryPlaces(g, f.character).map((where) => ALL.to[where]),
      about: [f.character],
    }),
    answered: (c, f, [, where]) => bringCharacter(c, f.character, where),
  },
});
