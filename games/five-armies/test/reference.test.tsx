import { plain } from "@westmarch/campaign/reference";
/** The reference, as it is read. */
import { atRest, readIn } from "@westmarch/testkit/board";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, expect, test } from "vitest";
import { explain } from "../board/explain.tsx";
import type { Props } from "../board/keys.ts";
import { cardName, placeName, unitName } from "../board/names.ts";
import { PRINTED_WORDS } from "../board/printedWords.ts";
import { Cards } from "../board/reference/Cards.tsx";
import { Figures } from "../board/reference/Figures.tsx";
import { Land } from "../board/reference/Land.tsx";
import { Leaf } from "../board/reference/Leaf.tsx";
import { Reconstruction } from "../board/reference/Reconstruction.tsx";
import { EVERY_CARD, isWantedCard, isWantedCharacter, type Sought } from "../board/reference/search.ts";
import { Tokens } from "../board/reference/Tokens.tsx";
import { CARD, CHARACTER, EVENT_DECK, PLACE, UNIT } from "../ids.ts";
import { speaking, strict } from "./saying.ts";
import { engine } from "./table.ts";

const g = engine.start({}, () => 0);
const props = atRest(engine.view(g, 0), 0, "en", strict) as Props;
const { say, view } = props;
const asked = (sought = ""): Sought => ({
  say,
  view,
  words: PRINTED_WORDS.en.here()?.(view) ?? null,
  sought: plain(sought),
});
const read = (shown: ReactElement): string => readIn(renderToStaticMarkup(shown));

beforeAll(async () => {
  await speaking("en");
  await PRINTED_WORDS.en.fetch();
});

test("every card stands there with its words and where it comes from", () => {
  const page = read(<Cards props={props} asked={asked()} />);
  for (const card of CARD.all) expect(page).toContain(cardName(say, card));
  expect(page.match(/Source: /g)?.length).toBe(CARD.all.length);
  expect(page).toContain("79 cards");
  expect(page).toContain("Place up to 2 Great Bats.");
});

test("every unit and character stands there, with how many are left", () => {
  const page = read(<Figures props={props} asked={asked()} />);
  for (const unit of UNIT.all) expect(page).toContain(unitName(say, unit));
  for (const one of CHARACTER.all)
    expect(page).toContain(PRINTED_WORDS.en.here()?.(view).character(one).name);
  expect(page).toContain("On the board 3 · Supply");
});

test("tiles and tokens are counted as everybody may know them", () => {
  const page = read(<Tokens props={props} asked={asked()} />);
  expect(page).toContain("4 of 4 in the pool");
  expect(page).toContain("8 of 8 not flipped");
});

test("every place of the map stands there", () => {
  const page = read(<Land props={props} asked={asked()} />);
  for (const at of PLACE.all) expect(page).toContain(placeName(say, at));
});

test("the reference begins with cards, and tells what the reconstruction is", () => {
  const page = read(<Leaf {...props} />);
  expect(page).toContain("Most of it is the Westmarch reconstruction.");
  expect(read(<div>{explain("reconstruction", { say, view }).body}</div>)).toContain("balanced");
});

test("the mark at the table waits until all words are here", () => {
  expect(read(<Reconstruction {...props} whole={false} />)).toBe("");
  expect(read(<Reconstruction {...props} whole />)).toContain("Westmarch reconstruction");
});

test("things are found by names without their marks and by what they say, and narrowed by deck", () => {
  const found = (sought: string, filter = EVERY_CARD) =>
    CARD.all.filter((card) => isWantedCard(asked(sought), card, filter));
  expect(found("").length).toBe(79);
  expect(found("", { ...EVERY_CARD, deck: EVENT_DECK }).length).toBe(30);
  expect(found("", { ...EVERY_CARD, type: "army" }).length).toBeGreaterThan(5);
  expect(found("", { ...EVERY_CARD, known: true }).length).toBeLessThan(20);
  expect(found("great bats").length).toBeGreaterThan(0);
  expect(isWantedCharacter(asked("dain"), CHARACTER.named("dain"))).toBe(true);
  expect(isWantedCharacter(asked("blast of magic"), CHARACTER.named("gandalf"))).toBe(true);
});
