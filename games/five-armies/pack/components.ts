/** What must hold of figures, cards, tiles, tokens and dice: what the box holds (3), and how the game begins. */
import { TOKEN } from "../ids.ts";
import {
  CHARACTERS,
  type CharacterName,
  type FaceName,
  GROUPS,
  type SideName,
  UNITS,
} from "../language/names.ts";
import { type Complaint, complain, missing, sum, twice, unknown, unless } from "./complaint.ts";
import { entriesOf } from "./entries.ts";
import { GROUP_OF, sideOfCharacter, sideOfGroup, sideOfUnit } from "./sides.ts";
import { MANEUVERS, type Pack, type PackPlacing } from "./types.ts";

const FIGURES = 126;
const DECKS = { event: 30, story_free_peoples: 20, story_shadow: 20, fate: 9 } as const;
const TILES = { standard: 16, blue: 2, red: 2 } as const;
const FACES = 6;
/** 2.6. */
const LAST_STEP = 15;
const BY_FATE: readonly CharacterName[] = ["bilbo", "thorin", "lord_of_the_eagles", "beorn"];
/** 3.8: these generals are in play at once. */
const AT_ONCE: readonly CharacterName[] = ["bard", "dain", "gandalf", "thranduil"];
/** 8.1. */
const STACK = 5;

/** Faces that only one side's dice bear (5). */
const SIDE_OF_FACE: { readonly [face in FaceName]?: SideName } = {
  will_of_the_west: "free_peoples",
  lidless_eye: "shadow",
};

function figures({ units, eagles, bats, characters, maneuvers }: Pack): readonly Complaint[] {
  const all = sum(units.map(({ figures }) => figures)) + eagles.figures + bats.figures + CHARACTERS.length;
  const names = { units: units.map(({ id }) => id), characters: characters.map(({ id }) => id) };
  const special = maneuvers.map(({ id }) => id);
  return [
    ...unless("units.figures", all, FIGURES),
    ...twice("units", names.units),
    ...missing("units", names.units, UNITS),
    ...twice("characters", names.characters),
    ...missing("characters", names.characters, CHARACTERS),
    ...twice("maneuvers", special),
    ...missing("maneuvers", special, MANEUVERS),
  ];
}

function steps({ characters }: Pack): readonly Complaint[] {
  return characters.flatMap(({ id, readyAt }) => {
    const fits = BY_FATE.includes(id)
      ? readyAt !== undefined && readyAt > 0 && readyAt <= LAST_STEP
      : readyAt === undefined;
    return fits ? [] : [complain(`characters.${id}.readyAt`, "step", { last: LAST_STEP })];
  });
}

function entries({ characters }: Pack): readonly Complaint[] {
  return characters
    .filter(({ id, entry }) => !AT_ONCE.includes(id) && !entry)
    .map(({ id }) => complain(`characters.${id}.entry`, "missing", { name: id }));
}

function cards({ cards }: Pack): readonly Complaint[] {
  const decks = Object.entries(DECKS).flatMap(([deck, size]) =>
    unless(
      `cards.${deck}`,
      sum(cards.filter((card) => card.deck === deck).map(({ copies }) => copies)),
      size,
    ),
  );
  return [
    ...decks,
    ...twice(
      "cards",
      cards.map(({ id }) => id),
    ),
  ];
}

function tiles({ tiles }: Pack): readonly Complaint[] {
  return Object.entries(TILES).flatMap(([set, size]) =>
    unless(`tiles.${set}`, sum(tiles.filter((tile) => tile.set === set).map(({ count }) => count)), size),
  );
}

function tokens({ tokens }: Pack): readonly Complaint[] {
  return [
    // The rules number the tokens as well.
    ...unless("tokens", sum(tokens.map(({ count }) => count)), TOKEN.names.length),
    ...tokens.flatMap(({ group, units }, i) =>
      entriesOf(units)
        .filter(([unit]) => GROUP_OF[unit] !== group)
        .map(([unit]) => complain(`tokens.${i}.units`, "group", { unit, group })),
    ),
  ];
}

function dice({ dice }: Pack): readonly Complaint[] {
  return (["free_peoples", "shadow"] as const).flatMap((side) => [
    ...unless(`dice.${side}`, dice[side].length, FACES),
    ...dice[side]
      .filter((face) => (SIDE_OF_FACE[face] ?? side) !== side)
      .map((face) => complain(`dice.${side}`, "side", { name: face })),
  ]);
}

/* How the game begins ----------------------------------------------------------------------------------------------- */

function placed(pack: Pack, { side, number, region, units, characters = [], tokens }: PackPlacing) {
  const place = `setup.${side}-${number}`;
  const known = pack.regions.find(({ id }) => id === region);
  const points = side === "shadow" ? pack.passes.map(({ point }) => point) : [];
  const whose = [
    ...entriesOf(units)
      .filter(([unit]) => sideOfUnit(unit) !== side)
      .map(([name]) => name),
    ...characters.filter((name) => sideOfCharacter(name) !== side),
    ...entriesOf(tokens)
      .filter(([group]) => sideOfGroup(group) !== side)
      .map(([name]) => name),
  ];
  // 10.1.
  const mayHoldTokens = side === "shadow" ? known?.muster : known?.settlement;
  const army = sum(entriesOf(units).map(([, count]) => count));
  const isFree = known?.muster === true || points.includes(region);
  return [
    ...unknown(`${place}.region`, [region], [...pack.regions.map(({ id }) => id), ...points]),
    ...whose.map((name) => complain(place, "side", { name })),
    ...(tokens && !mayHoldTokens ? [complain(`${place}.tokens`, "token-place", { name: region })] : []),
    ...(army > STACK && !isFree
      ? [complain(`${place}.units`, "too-many", { found: army, most: STACK })]
      : []),
  ];
}

function setup(pack: Pack): readonly Complaint[] {
  const { setup } = pack;
  const standing = setup.flatMap(({ characters = [] }) => characters);
  const most = [
    ...pack.units.map(({ id, figures }) => ({
      name: id,
      found: sum(setup.map(({ units }) => units?.[id] ?? 0)),
      most: figures,
    })),
    ...GROUPS.map((group) => ({
      name: group,
      found: sum(setup.map(({ tokens }) => tokens?.[group] ?? 0)),
      most: sum(pack.tokens.filter((token) => token.group === group).map(({ count }) => count)),
    })),
  ].filter(({ found, most }) => found > most);
  return [
    ...setup.flatMap((one) => placed(pack, one)),
    ...twice(
      "setup",
      setup.map(({ side, number }) => `${side}-${number}`),
    ),
    ...twice("setup.characters", standing),
    ...missing("setup.characters", standing, AT_ONCE),
    ...unknown("setup.characters", standing, AT_ONCE),
    ...most.map(({ name, found, most }) => complain(`setup.${name}`, "too-many", { found, most })),
  ];
}

export const componentComplaints = (pack: Pack): readonly Complaint[] => [
  ...figures(pack),
  ...steps(pack),
  ...entries(pack),
  ...cards(pack),
  ...tiles(pack),
  ...tokens(pack),
  ...dice(pack),
  ...setup(pack),
];
