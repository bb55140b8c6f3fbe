/** The twin test must be able to fail: War of the Ring with one leak each. */
import { type Context, Engine, type Frame, type Game, type Option } from "@westmarch/kernel";
import { fuzz, paragraphOf, replaced } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import type { Secret, War } from "../index.ts";
import { warOfTheRing } from "../index.ts";
import { handOf } from "../rules/cards/hand.ts";
import { looks } from "./looks.ts";
import { exchanged } from "./worlds.ts";

type Rules = Game<War, Secret>;
/** The first thing that the twin test finds in these rules. */
function found(parts: Partial<Rules>, players = "2"): string {
  const report = fuzz(new Engine({ ...warOfTheRing, ...parts, invariants: () => [] }), {
    games: 2,
    seed: "leaks",
    settings: { players },
    twin: { looks, steps: 20, world: exchanged },
    replaced: ["rulings"],
    checks: { twin: 0.5, views: 0, replay: 0 },
    progress: ({ failures }) => failures.length === 0,
  });
  return report.failures[0]?.error ?? "";
}

/** The rules with a paragraph of theirs replaced. */
const replacing = (
  chapter: string,
  paragraphs: Parameters<typeof replaced<War, Secret>>[2],
): Partial<Rules> => ({
  chapters: replaced(warOfTheRing, chapter, paragraphs),
});

const asking = (chapter: string, label: string) => paragraphOf(warOfTheRing, chapter, label, "ask");

describe("the twin test finds", { timeout: 300_000 }, () => {
  test("a view that shows a team-mate's hand (16.3.5)", () => {
    const project: Rules["project"] = (secret, seat, g) => {
      const shown = warOfTheRing.project(secret, seat, g);
      shown.hands[2] = secret.hands[2];
      return shown;
    };
    expect(found({ project }, "4")).toContain("sees view.secret.hands");
  });

  test("an event that names the card discarded over the hand limit (6.2.4)", () => {
    const discard = asking("draw", "discard");
    const leaky: typeof discard = {
      ...discard,
      answered: (c, f, option, seat) => {
        c.tell("dropped", { card: Number(option[1]) });
        return discard.answered(c, f, option, seat);
      },
    };
    expect(found(replacing("draw", { discard: leaky }))).toContain("hears");
  });

  test("a battle in which only a hand with a fitting card is asked for one (D-BAT-03)", () => {
    const cards = warOfTheRing.chapters.battle?.paragraphs.cards;
    const choose = asking("battle", "combat-card");
    if (typeof cards !== "function") throw new Error("who is asked is decided before");
    const leaky: typeof cards = (c: Context<War>, f: Frame & { n: number }) => {
      for (;;) {
        const going = cards(c, f);
        if (going || choose.ask(c.g, f).options.length > 1) return going;
        f.n++;
      }
    };
    expect(found(replacing("battle", { cards: leaky }))).toMatch(/hears|is asked|sees|taken back/);
  });

  test("options in an order that tells what the enemy holds", () => {
    const choose = asking("actions", "choose");
    const leaky: typeof choose = {
      ...choose,
      ask: (g: War, f: Frame) => {
        const ask = choose.ask(g, f);
        const enemy = handOf(g, ask.seat === 0 ? 1 : 0)[0] ?? 0;
        const sorted: Option[] = enemy % 2 === 0 ? [...ask.options] : [...ask.options].reverse();
        return { ...ask, options: sorted };
      },
    };
    expect(found(replacing("actions", { choose: leaky }))).toContain("is asked ask.options");
  });
});
