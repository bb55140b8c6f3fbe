import { describe, expect, test } from "vitest";
import { leaving } from "../src/errands/index.ts";
import { besideArmy } from "../src/splitting/beside.ts";
import { fewer, more } from "../src/splitting/counts.ts";

const box = (left: number, top: number, wide: number, tall: number) => ({
  left,
  top,
  right: left + wide,
  bottom: top + tall,
});

describe("who goes, by the wheel", () => {
  test("whoever is worth least stays first, and somebody always goes", () => {
    expect(
      fewer([
        { able: 2, going: 2 },
        { able: 1, going: 1 },
      ]),
    ).toEqual({ row: 0, going: 1 });
    expect(
      fewer([
        { able: 2, going: 0 },
        { able: 1, going: 1 },
      ]),
    ).toBeNull();
  });

  test("whoever is worth most comes along again first", () => {
    const rows = [
      { able: 2, going: 0 },
      { able: 2, going: 1 },
    ];
    expect(more(rows)).toEqual({ row: 1, going: 2 });
    expect(more([{ able: 1, going: 1 }])).toBeNull();
  });

  test("so many stay behind of an army that is carried", () => {
    expect(leaving([3, 1, 1], 0)).toEqual([3, 1, 1]);
    expect(leaving([3, 1, 1], 2)).toEqual([1, 1, 1]);
    expect(leaving([3, 1, 1], 4)).toEqual([0, 0, 1]);
  });
});

describe("a slip beside an army", () => {
  const room = box(0, 0, 1000, 700);
  const size = { wide: 240, tall: 200 };
  const lies = (army: ReturnType<typeof box>, others: readonly ReturnType<typeof box>[] = []) => {
    const { left, top } = besideArmy(army, size, room, others);
    return box(left, top, size.wide, size.tall);
  };
  const apart = (a: ReturnType<typeof box>, b: ReturnType<typeof box>) =>
    a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;

  test("lies close to it, where nothing is in the way", () => {
    const army = box(300, 300, 40, 40);
    const slip = lies(army);
    expect(apart(slip, army)).toBe(true);
    expect(Math.hypot(slip.left + 120 - 320, slip.top + 100 - 320)).toBeLessThan(180);
  });

  test("covers neither the army, nor where it goes, nor what can be chosen", () => {
    const army = box(300, 300, 40, 40);
    const others = [box(350, 250, 200, 150), box(150, 320, 30, 30)];
    const slip = lies(army, others);
    for (const one of [army, ...others]) expect(apart(slip, one)).toBe(true);
  });

  test("stays within the map at its edges", () => {
    const slip = lies(box(960, 660, 40, 40));
    expect(slip.left).toBeGreaterThanOrEqual(0);
    expect(slip.right).toBeLessThanOrEqual(1000);
    expect(slip.bottom).toBeLessThanOrEqual(700);
    expect(apart(slip, box(960, 660, 40, 40))).toBe(true);
  });
});
