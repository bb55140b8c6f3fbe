/** Drafts and sealed pools: who gets which cards, and who knows of them. */
import { type Ask, Engine, type Option, type Settings, stream } from "@westmarch/kernel";
import { fuzz } from "@westmarch/testkit";
import { CARD, type CardId, printed } from "@westmarch/trading-card-game/data/ids";
import { PACK } from "@westmarch/trading-card-game/decks/boosters";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { faultsOf } from "@westmarch/trading-card-game/decks/legality";
import { describe, expect, test } from "vitest";
import { openedIn } from "../board/opened.ts";
import { policy } from "../bot.ts";
import { type Draft, tradingCardDraft } from "../index.ts";
import { bestOf, MARKS, marksOf, reasonFor } from "../liking.ts";
import { passing } from "../passing.ts";

const engine = new Engine(tradingCardDraft);

/** Plays a draft by these choices to its end, or for so many of them. */
function drafted(
  settings: Settings,
  seed: number,
  choose: (g: Draft, ask: Ask) => Option,
  most = Infinity,
): Draft {
  const draw = stream(seed);
  const chance = (_: number, sides: number): number => draw(sides);
  const g = engine.start(settings, chance);
  for (let made = 0; made < most && !g.result; made++) {
    const [ask] = engine.asks(g);
    engine.trust(g, ask.seat, choose(g, ask), chance);
  }
  return g;
}

const first = (_: Draft, { options }: Ask): Option => options[0];
const byThumb = (g: Draft, ask: Ask): Option => policy.opening?.(g, ask, stream(1)) ?? ask.options[0];
const collectors = (pool: readonly CardId[]) => pool.map((card) => printed(card).id);

describe("a draft", () => {
  test.each([
    { players: "2", way: "draft", packs: "3" },
    { players: "5", way: "draft", packs: "3" },
    { players: "8", way: "draft", packs: "3" },
    { players: "4", way: "sealed", packs: "6" },
  ])(
    "of $players players ($way) tells nobody what others hold, and is the same when it is played again",
    (settings) => {
      const report = fuzz(engine, {
        games: 3,
        seed: `draft of ${settings.players}`,
        settings,
        twin: { steps: 10 },
        checks: { twin: 0.1, replay: 1, notation: 0.2, views: 0.5 },
      });
      expect(report.failures).toEqual([]);
      if (settings.way === "draft") expect(report.distinctTwins / report.twins).toBeGreaterThan(0.95);
    },
  );

  test.each(["draft", "sealed"])(
    "(%s) gives everybody a starter and as many packs, of which a deck can be built",
    (way) => {
      for (const players of ["2", "5", "8"]) {
        const { secret, result } = drafted({ players, way, packs: "6" }, Number(players), byThumb);
        expect(result).toEqual({ winners: [], reason: way });
        for (const pool of secret.pools.map(collectors)) {
          expect(pool).toHaveLength(71 + 6 * PACK);
          const deck = deckFromPool(pool);
          expect(deck && faultsOf(deck, { pool })).toEqual([]);
        }
      }
    },
  );

  test("passes packs to the left, then to the right, and opens the next when nothing is left", () => {
    const at = (most: number) => drafted({ players: "3", packs: "3" }, 4, first, most).secret.packs;
    const all = at(0);
    expect(at(2)).toEqual(all);
    expect(at(3)).toEqual([all[2].slice(1), all[0].slice(1), all[1].slice(1)]);
    const second = at(3 * PACK);
    expect(second.map(({ length }) => length)).toEqual([PACK, PACK, PACK]);
    expect(at(3 * PACK + 3)).toEqual([second[1].slice(1), second[2].slice(1), second[0].slice(1)]);
  });

  test("opens no pack twice alike, and no card is twice in a pack", () => {
    const { packs } = drafted({ players: "8" }, 7, first, 0).secret;
    expect(new Set(packs.map(String)).size).toBe(8);
    for (const pack of packs) expect(new Set(pack).size).toBe(PACK);
  });

  test("gives nobody a card of another's pack, and says so", () => {
    const g = drafted({ players: "2" }, 9, first, 0);
    const strange = CARD.all.find((card) => !g.secret.packs.flat().includes(card));
    expect(tradingCardDraft.whyNot(engine.view(g, 0), 0, ["pick", strange ?? -1])).toMatchObject({
      reason: "not-in-pack",
    });
  });

  test("lets a pick be taken back until everybody has picked", () => {
    const g = drafted({ players: "2" }, 9, first, 1);
    expect(engine.asks(g).map(({ seat }) => seat)).toEqual([1]);
    expect(engine.view(g, 1).sealed[0]).toEqual(["sealed"]);
  });

  test("by computers ends in pools of fewer peoples than chance would pick", () => {
    const peoples = (pool: readonly CardId[]): number => {
      const counts = new Map<string, number>();
      for (const card of pool) {
        const { culture } = printed(card);
        if (culture) counts.set(culture, (counts.get(culture) ?? 0) + 1);
      }
      return Math.max(...counts.values());
    };
    const sum = (choose: (g: Draft, ask: Ask) => Option): number =>
      drafted({ players: "8" }, 3, choose)
        .secret.pools.map(peoples)
        .reduce((all, one) => all + one, 0);
    expect(sum(byThumb)).toBeGreaterThan(1.1 * sum(first));
  });
});

describe("a pick", () => {
  test("is made for a player where one card alone is left in the pack, and nowhere else", () => {
    let given = 0;
    const choose = (g: Draft, ask: Ask): Option => {
      const lone = passing.answer(engine.view(g, ask.seat), ask);
      if (lone) given++;
      expect(lone).toEqual(ask.about?.[1] === 1 ? ask.options[0] : null);
      return ask.options[0];
    };
    drafted({ players: "3", packs: "3" }, 6, choose);
    expect(given).toBe(9);
  });

  test("is suggested with full marks and a reason, by the cards that the player has", () => {
    const g = drafted({ players: "2", packs: "3" }, 8, byThumb, 10);
    const pool = g.secret.pools[0];
    const pack = g.secret.packs[0];
    const best = bestOf(pool, pack);
    expect(best).toBe(byThumb(g, engine.asks(g)[0])[1]);
    const marks = marksOf(pool, pack);
    expect(best === null ? null : marks.get(best)).toBe(MARKS);
    for (const card of pack) {
      expect(marks.get(card)).toBeGreaterThan(0);
      expect(reasonFor(pool, card).why).not.toBe("");
    }
    const site = CARD.all.find((card) => !printed(card).culture);
    expect(site !== undefined && reasonFor(pool, site).why).toBe("spare");
    const many = Array.from({ length: 4 }, () => CARD.named("1C171"));
    expect(reasonFor(many, CARD.named("1C171"))).toEqual({ why: "enough", cards: 4 });
  });

  test("that no deck could hold is liked less than any that one could", () => {
    const [full, other] = [CARD.named("1C171"), CARD.named("1C6")];
    const pool = Array.from({ length: 4 }, () => full);
    expect(bestOf(pool, [full, other])).toBe(other);
    expect(bestOf(pool.slice(1), [full, other])).toBe(full);
  });

  test("of packs is remembered by how many the player has seen opened, whatever else is kept", () => {
    expect([null, 3, { opened: "2" }, { opened: 2 }].map(openedIn)).toEqual([0, 0, 0, 2]);
  });
});
