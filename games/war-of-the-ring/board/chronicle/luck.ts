/** The luck of both sides, against what could be expected. */
import type { Happened } from "@westmarch/boardkit";
import type { LuckOf } from "@westmarch/campaign/ended";
import { EYE_FACE, FREE, SHADOW, type Side } from "../../data/ids.ts";
import type { War } from "../../state.ts";
import { throwsOf } from "./combat.ts";
import type { Hunts } from "./hunts.ts";

export type LuckKind = "battle" | "hunt" | "tiles" | "eyes";

/** Whose luck it is. What hunts the Ring is the Shadow's. */
export type Luck = LuckOf<LuckKind>;

const sum = (numbers: readonly number[]): number => numbers.reduce((all, one) => all + one, 0);

const of = (
  kind: LuckKind,
  side: Side,
  tried: readonly { readonly real: number; readonly expected: number }[],
): Luck => ({
  kind,
  side,
  tries: tried.length,
  real: sum(tried.map(({ real }) => real)),
  expected: sum(tried.map(({ expected }) => expected)),
});

/** Battle dice of both sides, rolls and tiles of the Hunt, and Eyes. */
export function luckOf(log: readonly Happened<War>[], { rolls, draws }: Hunts): readonly Luck[] {
  const throws = throwsOf(log);
  const battles = (side: Side) =>
    throws.flatMap((one) => (one.side === side ? [{ real: one.hits, expected: one.expected }] : []));
  const eyes = log.flatMap(({ type, facts }) =>
    type === "rolled" && facts.side === SHADOW
      ? [
          {
            real: facts.faces.filter((face) => face === EYE_FACE).length,
            expected: facts.faces.length / 6,
          },
        ]
      : [],
  );
  return [
    of("battle", FREE, battles(FREE)),
    of("battle", SHADOW, battles(SHADOW)),
    of("hunt", SHADOW, rolls),
    of("tiles", SHADOW, draws),
    of("eyes", SHADOW, eyes),
  ];
}
