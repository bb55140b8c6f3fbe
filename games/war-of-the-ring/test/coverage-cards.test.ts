/** Every half of every card, every ability and every tile has a test or a vector that plays it. */
import { describe, expect, test } from "vitest";
import { CARDS, type CardName } from "../data/cards.ts";
import { TILE_NAMES } from "../data/tiles.ts";
import { missing, PLAYED, TESTS, type Written } from "./scan.ts";

const NAMES = CARDS.map(({ name }) => name);

/** What the tests of cards call to lay a card on the table, or to hold it. */
const TABLES = "playing|holding|playingShadow|play|laid|seated|four";

/** It plays the event half of this card: by its choice, or by a table set up for that. */
const playsEvent = ({ body, names }: Written, name: CardName): boolean =>
  body.includes(`play:${name}:`) ||
  new RegExp(`\\b(?:${TABLES})\\(\\s*(?:"[a-z-]+",\\s*)?"${name}"`).test(body) ||
  (names.includes(name) && new RegExp(`play:\\$\\{name\\}|\\b(?:${TABLES})\\(\\s*name\\b`).test(body));

const slug = (title: string): string =>
  title
    .normalize("NFD")
    .replace(/[^\w\s-]/g, "")
    .toLowerCase()
    .replace(/\s+/g, "-");

/** It plays the combat half: for each card of that title, or for this one where it speaks of that title. */
const playsCombat = (written: Written, name: CardName): boolean => {
  const { file, about, body, names, title } = written;
  if (!file.startsWith("cards/combat-")) return false;
  const { combat } = CARDS[NAMES.indexOf(name)];
  if (names.includes(name)) return true;
  const speaks = slug(about) === combat || slug(title).startsWith(combat) || about === "the Ents' cards";
  return speaks && (body.includes(`"${name}"`) || isOnly(combat));
};

/** The only card of its title is not always named. */
const isOnly = (combat: string): boolean => CARDS.filter((card) => card.combat === combat).length === 1;

describe("cards", () => {
  test("the event half of every card is played by a test or a vector", () => {
    const inVectors = PLAYED.flatMap((word) => (word.startsWith("play:") ? [word.split(":")[1]] : []));
    const inTests = NAMES.filter((name) => TESTS.some((written) => playsEvent(written, name)));
    expect(missing(NAMES, [...inVectors, ...inTests])).toEqual([]);
  });

  test("the combat half of every card is played by a test", () => {
    const inTests = NAMES.filter((name) => TESTS.some((written) => playsCombat(written, name)));
    expect(missing(NAMES, inTests)).toEqual([]);
  });
});

/** By Character: his abilities, in words that a test's title has. */
const ABILITIES: Readonly<Record<string, readonly string[]>> = {
  "gandalf-the-grey": [
    "Gandalf the Grey as Guide",
    "Captain of the West",
    "Gandalf the White replaces the Grey",
  ],
  strider: ["Strider: as Guide", "Strider becomes Aragorn"],
  boromir: ["High Warden of the White Tower"],
  legolas: ["Prince of Mirkwood"],
  gimli: ["Dwarf of Erebor"],
  meriadoc: ["Meriadoc as Guide", "taken alive"],
  peregrin: ["Peregrin, being Guide", "Take Them Alive!"],
  aragorn: ["Strider becomes Aragorn"],
  "gandalf-the-white": ["Shadowfax", "The White Rider", "7.2.3: after the Grey's death"],
  gollum: ["Gollum lowers the damage", "With Gollum as Guide a standard tile", "Gollum joins and guides"],
  "witch-king": ["7.2.2: the Witch-king", "(Sorcerer)"],
  "mouth-of-sauron": ["7.2.2: the Mouth of Sauron", "Messenger of the Dark Tower"],
  saruman: ["7.2.2: Saruman", "The Voice of Saruman", "Servants of the White Hand"],
};

test("every ability of every Character has a test that names it", () => {
  const titles = TESTS.map(({ about, title }) => `${about} ${title}`);
  const all = Object.values(ABILITIES).flat();
  expect(
    missing(
      all,
      all.filter((ability) => titles.some((title) => title.includes(ability))),
    ),
  ).toEqual([]);
});

test("every Hunt tile has a test that names it", () => {
  const named = TILE_NAMES.filter((name) =>
    TESTS.some(
      ({ title, names }) =>
        title.includes(`tile ${name}`) || (title.includes("tile ${") && names.includes(name)),
    ),
  );
  expect(missing(TILE_NAMES, named)).toEqual([]);
});

test("what no test speaks of is found to be missing", () => {
  const [first] = TESTS;
  expect(playsEvent({ ...first, body: 't.plays("shadow", "play:stormcrow:muster")' }, "stormcrow")).toBe(
    true,
  );
  expect(playsEvent({ ...first, body: '"stormcrow"', names: [] }, "stormcrow")).toBe(false);
  expect(playsCombat({ ...first, file: "cards/combat-x.test.ts", names: ["stormcrow"] }, "stormcrow")).toBe(
    true,
  );
  expect(playsCombat({ ...first, file: "turn.test.ts", names: ["stormcrow"] }, "stormcrow")).toBe(false);
});
