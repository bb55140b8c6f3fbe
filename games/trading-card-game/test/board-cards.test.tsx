/** Cards as they are shown: faces, backs, and what they say to who cannot see them. */
import { strictly } from "@westmarch/testkit/board";
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { CardBack } from "../board/cards/CardBack.tsx";
import { CardFace } from "../board/cards/CardFace.tsx";
import { Head } from "../board/cards/Head.tsx";
import { NAMINGS, READINGS } from "../board/cards/words.ts";
import type { GameSay } from "../board/keys.ts";
import { CARD } from "../data/ids.ts";
import { catalogues } from "./catalogues.ts";

const say: GameSay = strictly(catalogues)("en");
await NAMINGS.en.fetch();
await READINGS.en.fetch();

const seen = (shown: ReactElement): string => renderToStaticMarkup(shown);

test("every card has a face in four densities, each with its name and its figures", () => {
  for (const card of CARD.all) {
    for (const size of ["small", "table", "middle", "large"] as const) {
      const face = seen(<CardFace card={card} say={say} size={size} />);
      expect(face).toContain(CARD.names[card] ?? "?");
      expect(face).toContain("aria-label=");
    }
  }
});

test("a total that is not the printed one bears a mark and says both", () => {
  const aragorn = CARD.named("1R89");
  expect(seen(<CardFace card={aragorn} say={say} size="small" now={{ strength: 10 }} />)).toContain(
    "Strength 10, printed 8",
  );
  expect(seen(<CardFace card={aragorn} say={say} size="small" />)).not.toContain("printed");
});

test("the backs of the three decks differ", () => {
  const backs = (["free", "shadow", "site"] as const).map((kind) => seen(<CardBack kind={kind} />));
  expect(new Set(backs).size).toBe(3);
});

test("a head is the window alone, and a card without its name still says it", () => {
  const frodo = CARD.named("1C290");
  expect(seen(<Head card={frodo} />)).toContain("clip-path");
  const bare = seen(<CardFace card={frodo} say={say} size="small" bare />);
  expect(bare).toContain("Frodo");
  expect(bare).toContain("--high:96");
});

test("what it costs to move to a site is set in figures as large as any other price", () => {
  const figures = (name: string): number => {
    const face = seen(<CardFace card={CARD.named(name)} say={say} size="table" />);
    return Math.min(...[...face.matchAll(/font-size="([\d.]+)"[^>]*>\d/g)].map(([, size]) => Number(size)));
  };
  const [site, figure] = [figures("1C331"), figures("1R89")];
  expect(figure).toBeGreaterThan(13);
  expect(site).toBeGreaterThanOrEqual(figure);
});
