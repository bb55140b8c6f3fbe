/** The twin test must be able to fail: The Confrontation with one leak each. */
import { Engine, type Frame, type Game, type Option } from "@westmarch/kernel";
import { fuzz, paragraphOf, replaced, type TwinOptions } from "@westmarch/testkit";
import { describe, expect, test } from "vitest";
import { BALROG, FRODO, MORIA, NINE } from "../data/ids.ts";
import { type Confrontation, confrontation, type Secret } from "../index.ts";
import { looks } from "./looks.ts";
import { exchanged } from "./worlds.ts";

type Rules = Game<Confrontation, Secret>;
/** The first thing that the twin test finds in these rules. */
function found(
  parts: Partial<Rules>,
  twin: TwinOptions<Confrontation> = { world: exchanged },
  games = 150,
): string {
  const report = fuzz(new Engine({ ...confrontation, ...parts }), {
    games,
    seed: "leaks",
    settings: {},
    twin: { looks, steps: 20, ...twin },
    replaced: ["rulings", "totals"],
    checks: { twin: 0.5, views: 0, replay: 0 },
    progress: ({ failures }) => failures.length === 0,
  });
  return report.failures[0]?.error ?? "";
}

/** The rules with a paragraph of theirs replaced. */
const replacing = (
  chapter: string,
  paragraphs: Parameters<typeof replaced<Confrontation, Secret>>[2],
): Partial<Rules> => ({
  chapters: replaced(confrontation, chapter, paragraphs),
});

const asking = (chapter: string, label: string) => paragraphOf(confrontation, chapter, label, "ask");

describe("the twin test finds", () => {
  test("a view that shows where Frodo is", () => {
    const project: Rules["project"] = (secret, seat, g) => {
      const shown = confrontation.project(secret, seat, g);
      shown.at[FRODO] = secret.at[FRODO]!;
      return shown;
    };
    expect(found({ project })).toContain("sees view.secret.at");
  });

  test("an event that names the piece that moves", () => {
    const choose = asking("turn", "choose");
    const leaky = {
      ...choose,
      answered: (...[c, f, option, seat]: Parameters<typeof choose.answered>) => {
        c.tell("stirs", { character: Number(option[1]) });
        return choose.answered(c, f, option, seat);
      },
    };
    expect(found(replacing("turn", { choose: leaky }))).toContain("hears");
  });

  test("a tunnel in which Dark is asked only if the Balrog is there (12.5)", () => {
    const labels = Object.entries(confrontation.chapters.movement?.paragraphs ?? {});
    const asked = labels.find(([, one]) => typeof one !== "function" && "ask" in one);
    if (!asked) throw new Error("the movement asks Dark in the tunnel");
    const [label, balrog] = asked;
    if (typeof balrog === "function" || !("ask" in balrog)) throw new Error("a decision");
    const before = labels[labels.findIndex(([one]) => one === label) - 1]!;
    const pause = before[1];
    if (typeof pause !== "function") throw new Error("the pause is decided before it is made");
    const leaky: typeof pause = (c, f) => {
      const going = pause(c, f);
      const skip = going === undefined && c.g.secret.at[BALROG] !== MORIA;
      return skip ? { go: labels[labels.findIndex(([one]) => one === label) + 1]![0] } : going;
    };
    expect(found(replacing("movement", { [before[0]]: leaky }))).toMatch(
      /seat 0.*(hears|is asked|taken back)/,
    );
  });

  test("options in an order that tells who stands where", () => {
    const choose = asking("turn", "choose");
    const leaky = {
      ...choose,
      ask: (g: Confrontation, f: Frame) => {
        const ask = choose.ask(g, f);
        const own = ask.seat === g.good ? 0 : NINE;
        const enemy = g.secret.at[own === 0 ? BALROG : FRODO]!;
        const sorted = [...ask.options].sort((a: Option, b: Option) => {
          const [x, y] = [Number(a[2] === enemy), Number(b[2] === enemy)];
          return y - x;
        });
        return { ...ask, options: sorted };
      },
    };
    expect(found(replacing("turn", { choose: leaky }))).toContain("is asked ask.options");
  });

  test("nothing in the rules as they are", () => {
    expect(found({}, { world: exchanged }, 25)).toBe("");
    expect(found({}, {}, 25)).toBe("");
  });
});
