/** The trays about the valley and the cards on them: that they tell what a seat may know, and all of it adds up. */
import type { Language } from "@westmarch/kernel/languages";
import { atRest, readIn } from "@westmarch/testkit/board";
import { isFull } from "@westmarch/testkit/full";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { beforeAll, describe, expect, test } from "vitest";
import type { Acting } from "../board/acting/acting.ts";
import { CardFace } from "../board/cards/CardFace.tsx";
import { CharacterCard } from "../board/cards/CharacterCard.tsx";
import { Hand, HandStrip } from "../board/cards/Hand.tsx";
import { ManeuverCard } from "../board/cards/ManeuverCard.tsx";
import { bySource, OUR_OWN, partsOfCard } from "../board/cards/words.ts";
import type { Props } from "../board/keys.ts";
import { PRINTED_WORDS } from "../board/printedWords.ts";
import { TITLES } from "../board/titles.ts";
import { Content } from "../board/trays/Content.tsx";
import { callingOf, companyOf, discardsOf, placesOf, poolOf, usedFaces } from "../board/trays/counts.ts";
import { DuskPanel, DuskStrip, DuskTray, LateRoad } from "../board/trays/DuskTray.tsx";
import { comers, nextTiles, oddsOfSteps, rowsOf, tilesAside } from "../board/trays/dusk.ts";
import { gistOf, nearSide, pointsOf, spokenOf, type TrayName, tabOf } from "../board/trays/trays.ts";
import { BOTH, CARD, CHARACTER, DECK, DECK_SIZES, FATE_DECK, FREE, MANEUVER, TILE, UNIT } from "../ids.ts";
import { shadowPoints } from "../points.ts";
import { printed } from "../printing.ts";
import { handOf } from "../rules/hand.ts";
import { DISCARDED } from "../state.ts";
import { LANGUAGES, strict } from "./saying.ts";
import { momentsOf } from "./showing.ts";

const GAME = momentsOf("trays");
/** Every so many moments of it, as a seat sees and hears them. */
const seen = (ear: number, every = 1, first = 0) => (GAME[ear] ?? []).filter((_, i) => i % every === first);
const STRIDE = 31;

const NOTHING: ReadonlySet<never> = new Set();
const idle = {
  dice: NOTHING,
  die: null,
  takeDie: () => {},
  things: NOTHING,
  thing: null,
  take: () => {},
  cards: NOTHING,
  card: null,
  folds: false,
} as unknown as Acting;

const propsOf = (
  { view, log }: (typeof GAME)[number][number],
  seat: number | null,
  language: Language,
): Props => ({ ...atRest(view, seat, language, strict), log, whole: true }) as Props;

const read = (shown: ReactElement): string => readIn(renderToStaticMarkup(shown));

beforeAll(async () => {
  await LateRoad.fetch();
  for (const language of LANGUAGES) {
    await TITLES[language].fetch();
    await PRINTED_WORDS[language].fetch();
  }
});

describe("what trays count", () => {
  test("are all the dice of both sides: unused, used, or still to be rolled", () => {
    for (const { view, log } of seen(0))
      for (const side of BOTH) {
        const { unused, used, unrolled } = poolOf(view, side);
        expect(unused.length + used + unrolled).toBe(Math.max(view.owned[side], unused.length));
        expect(usedFaces(log, side, used)).toHaveLength(used);
      }
  });

  test("are the dice that were used by the faces they were told to show", () => {
    let known = 0;
    for (const { view, log } of seen(2))
      for (const side of BOTH) {
        const { unused, used } = poolOf(view, side);
        const rolled = log.findLast((event) => event.type === "rolled" && event.facts.side === side);
        const faces = usedFaces(log, side, used);
        if (rolled?.type !== "rolled" || used === 0 || faces.includes(null)) continue;
        // A card may have rolled some of them again.
        if (log.filter((event) => event.type === "rolled").length % 2 === 1) continue;
        known++;
        expect(unused.length + faces.length).toBe(rolled.facts.faces.length);
      }
    expect(known).toBeGreaterThan(10);
  });

  test("are the seven places with twenty points, and those that the Shadow has among them", () => {
    for (const { view } of seen(1)) {
      const places = placesOf(view);
      expect(places).toHaveLength(7);
      expect(places.reduce((sum, { points }) => sum + points, 0)).toBe(20);
      expect(places.reduce((sum, { points, shadow }) => sum + (shadow ? points : 0), 0)).toBe(
        shadowPoints(view),
      );
    }
  });

  test("are all cards of every deck, wherever they lie", () => {
    for (const { view } of seen(2))
      for (const deck of DECK.all) {
        if (deck === FATE_DECK) continue;
        const { open, hidden } = discardsOf(view, deck);
        const held = deck === 0 ? view.handCount[0] + view.handCount[2] : view.handCount[(deck - 1) * 2 + 1];
        const table = [...view.table[deck].toString(2)].filter((bit) => bit === "1").length;
        expect(view.deckCount[deck] + open.length + hidden + held + table).toBe(DECK_SIZES[deck]);
      }
  });

  test("are tiles whose odds make a whole, without those that are set aside or gone", () => {
    for (const { view } of seen(2)) {
      const next = nextTiles(view);
      expect(rowsOf(view).reduce((sum, { left }) => sum + left, 0)).toBe(next.length);
      expect(oddsOfSteps(view, 0)).toBe(next.length > 0 ? 100 : 0);
      for (const tile of tilesAside(view)) expect(next).not.toContain(tile);
      const gone = TILE.all.filter((tile) => view.tiles[tile] === DISCARDED);
      if (next.some((tile) => !gone.includes(tile)))
        for (const tile of gone) expect(next).not.toContain(tile);
    }
  });

  test("are those who come, each at the step that is printed, and ready once it is reached", () => {
    for (const { view } of seen(0))
      for (const { character, step, state } of comers(view)) {
        expect(step).toBe(printed(view).readyAt[character]);
        if (state === "waiting") expect(view.fate).toBeLessThan(step);
        if (state === "come") expect(companyOf(view)).toContain(character);
      }
  });

  test("is a general as called exactly while he has his token", () => {
    for (const { view, log } of seen(0))
      for (const character of companyOf(view))
        expect(callingOf(view, log, character) === "called").toBe((view.activated & (1 << character)) !== 0);
  });
});

describe("what trays hide", () => {
  test("is the hand of the other, whichever tray is open, and of both from spectators", () => {
    let hidden = 0;
    for (const [ear, seat] of [0, 1, null].entries())
      for (const moment of seen(ear, 23)) {
        const props = propsOf(moment, seat, "en");
        const laid = {
          props,
          acting: idle,
          near: nearSide(seat),
          seated: seat !== null,
          acts: [],
          recent: null,
        };
        const trays: TrayName[] = ["hand", "own", "other", "generals", "dusk", "places"];
        const shown = trays
          .map((tray) => renderToStaticMarkup(<Content laid={laid} tray={tray} />))
          .concat(trays.map((tray) => pointsOf(props, tray)))
          .join(" ");
        const other = seat === null ? null : 1 - seat;
        const truth =
          other === null
            ? []
            : handOf(
                GAME[other].find(({ version }) => version === moment.version)?.view ?? moment.view,
                other,
              );
        for (const card of truth) {
          hidden++;
          expect(shown).not.toMatch(new RegExp(`card:${card}\\b`));
        }
        if (seat === null)
          expect(
            read(
              <Hand props={props} playable={NOTHING} taken={null} onTake={() => {}} onDrop={() => {}} />,
            ).trim(),
          ).toBe("");
      }
    expect(hidden).toBeGreaterThan(20);
  });
});

describe.each(LANGUAGES)("in %s", (language) => {
  const say = strict(language);
  /** On every day the languages share the moments and the cards among them. */
  const shown = (ear: number) =>
    isFull ? seen(ear, STRIDE) : seen(ear, STRIDE * LANGUAGES.length, STRIDE * LANGUAGES.indexOf(language));
  const cards = CARD.all.filter((_, nth) => isFull || nth % LANGUAGES.length === LANGUAGES.indexOf(language));

  test("every tray can be read at any time, open or folded, and on a phone", () => {
    for (const [ear, seat] of [0, 1, null].entries()) {
      expect(shown(ear).length).toBeGreaterThan(0);
      for (const moment of shown(ear)) {
        const props = propsOf(moment, seat, language);
        const near = nearSide(seat);
        const laid = { props, acting: idle, near, seated: seat !== null, acts: [0], recent: null };
        for (const tray of ["own", "other", "generals", "dusk", "places", "hand"] as const) {
          expect(read(<Content laid={laid} tray={tray} />)).not.toMatch(/undefined|NaN|tray\./);
          for (const words of [
            tabOf(say, tray, near),
            gistOf(props, tray, near),
            spokenOf(props, tray, near),
          ])
            expect(words).not.toMatch(/undefined|NaN|tray\./);
        }
        expect(read(<DuskStrip props={props} />)).toContain(`${moment.view.fate}`);
        expect(read(<DuskTray props={props} pictured />)).toContain("15");
      }
    }
  });

  test("the road leaves its height to the style sheet, which lowers it where it would lie on the north", () => {
    const [moment] = seen(0);
    if (!moment) throw new Error("nothing was seen");
    const props = propsOf(moment, 0, language);
    const panel = renderToStaticMarkup(<DuskPanel props={props} />);
    expect(panel).not.toMatch(/block-size:(76|62)px/);
    expect(panel).not.toContain("data-low");
    expect(renderToStaticMarkup(<DuskStrip props={props} />)).toContain("data-low");
  });

  test("every card can be read whole, and says where it comes from", () => {
    expect(cards.length).toBeGreaterThan(10);
    for (const card of cards) {
      const large = read(<CardFace card={card} say={say} size="large" />);
      const small = read(<CardFace card={card} say={say} size="small" />);
      const words = PRINTED_WORDS[language].here()?.(OUR_OWN).card(card);
      for (const { source } of bySource(words?.from ?? { all: "box" }, partsOfCard(card)))
        expect(large).toContain(say(`card.from.${source}`));
      expect(large).toContain(say("card.from.reconstructed"));
      expect(small).toContain(say("card.from.reconstructed"));
      expect(large.length).toBeGreaterThan(small.length);
      expect(large).not.toMatch(/undefined|printed\.|card\.[a-z]/);
      if (card < DECK_SIZES[0]) {
        const combat = read(<CardFace card={card} say={say} size="large" part="combat" />);
        expect(combat).toContain(words?.combat?.text);
      }
    }
  });

  test("every maneuver and every character has a card", () => {
    for (const maneuver of MANEUVER.all)
      for (const size of ["small", "large"] as const) {
        const shown = read(<ManeuverCard maneuver={maneuver} say={say} size={size} />);
        expect(shown).not.toMatch(/undefined|printed\.|card\.[a-z]/);
        if (UNIT.is(maneuver) && size === "large") expect(shown).toContain(say("printed.black"));
      }
    for (const character of CHARACTER.all) {
      const shown = read(<CharacterCard character={character} say={say} />);
      expect(shown).not.toMatch(/undefined|printed\.|card\.[a-z]/);
      expect(shown).toContain(say("card.from.reconstructed"));
    }
  });
});

test("what a card names as its source is a mark of its own shape, and words", () => {
  const necromancer = CARD.all.find((card) => printed(null).designs[card] === "sh_necromancer");
  const shown = renderToStaticMarkup(
    <CardFace card={necromancer ?? CARD.of(0)} say={strict("en")} size="large" />,
  );
  expect(shown).toContain('data-mark="book"');
  const march = renderToStaticMarkup(<CardFace card={CARD.of(0)} say={strict("en")} size="small" />);
  expect(march).toContain('data-mark="triangle"');
});

test("a hand on a phone says when it is empty, and which of its cards can be chosen", () => {
  const moment = seen(FREE).find(({ view }) => handOf(view, FREE).length > 2);
  if (!moment) throw new Error("nobody ever holds cards");
  const props = propsOf(moment, FREE, "en");
  const [first] = handOf(moment.view, FREE);
  const shown = read(
    <HandStrip props={props} playable={new Set([first])} taken={null} onTake={() => {}} onDrop={() => {}} />,
  );
  expect(shown.match(/Choose /g)).toHaveLength(1);
  expect(
    read(
      <HandStrip
        props={propsOf(moment, null, "en")}
        playable={NOTHING}
        taken={null}
        onTake={() => {}}
        onDrop={() => {}}
      />,
    ),
  ).toContain("You hold no cards.");
});
