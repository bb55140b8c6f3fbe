import { type Option, stream } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { decide, type Findings, together } from "../src/search/findings.ts";

const north: Option = ["go", "north"];
const south: Option = ["go", "south"];
const line = (option: Option, visits: number, value: number, share: number) => ({
  option,
  visits,
  value,
  share,
});
const found = (...lines: Findings["lines"]): Findings => ({ lines, mixed: false, iterations: 10 });

describe("what several searches found", () => {
  it("is added up, option by option", () => {
    const one = found(line(north, 6, 0.5, 0.6), line(south, 4, 0.25, 0.4));
    const other = found(line(south, 9, 0.75, 0.9), line(north, 1, 0, 0.1));
    const { lines, iterations } = together([one, other]);
    expect(iterations).toBe(20);
    expect(lines[0]).toMatchObject({ option: north, visits: 7, share: 7 / 20 });
    expect(lines[0].value).toBeCloseTo(3 / 7);
    expect(lines[1].value).toBeCloseTo((1 + 6.75) / 13);
    expect(decide(lines, false, stream(1))).toEqual(south);
  });

  it("mixes plans by how much was thought about each", () => {
    const plan = (share: number, iterations: number): Findings => ({
      lines: [line(north, iterations, 0.5, share), line(south, iterations, 0.5, 1 - share)],
      mixed: true,
      iterations,
    });
    const { lines, mixed } = together([plan(1, 30), plan(0, 10)]);
    expect([mixed, lines[0].share, lines[1].share]).toEqual([true, 0.75, 0.25]);
  });
});
