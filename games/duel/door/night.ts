import { dice, smooth } from "@westmarch/ink";
import { curved, disc, flat, hachures, peak } from "@westmarch/ink/sheet";
import { darkTower } from "@westmarch/ink/towers";

/** The right lancet: the dark tower by night. */

export function nightView(): string {
  const x = 187;
  return (
    flat(
      [
        [130, 80],
        [240, 80],
        [240, 390],
        [130, 390],
      ],
      "var(--blood)",
    ) +
    disc(x, 176, 50, "var(--blood-2)", 0.55) +
    disc(x, 176, 33, "var(--flame)", 0.6) +
    peak(154, 340, 84, 112, "tn-a", { lit: "var(--dark-2)", shade: "var(--dark)" }) +
    peak(222, 340, 84, 128, "tn-b", { lit: "var(--dark-2)", shade: "var(--dark)" }) +
    darkTower(x) +
    flat(
      [
        ...smooth(
          [
            [130, 326],
            [160, 334],
            [196, 322],
            [240, 332],
          ],
          6,
        ),
        [240, 390],
        [130, 390],
      ],
      "var(--dark-2)",
    ) +
    curved(
      [
        [130, 326],
        [160, 334],
        [196, 322],
        [240, 332],
      ],
      { width: 1.4, seed: "tn1", colour: "var(--flame)", opacity: 0.8 },
    ) +
    flat(
      [
        ...smooth(
          [
            [130, 352],
            [170, 342],
            [240, 354],
          ],
          6,
        ),
        [240, 390],
        [130, 390],
      ],
      "var(--dark)",
    ) +
    flat(
      [
        ...smooth(
          [
            [194, 330],
            [186, 344],
            [196, 354],
            [184, 372],
          ],
          4,
        ),
        ...smooth(
          [
            [194, 372],
            [206, 354],
            [194, 344],
            [199, 330],
          ],
          4,
        ),
      ],
      "var(--flame)",
    ) +
    hachures(
      [
        [152, 350],
        [166, 356],
        [214, 352],
        [224, 362],
        [158, 366],
        [208, 368],
      ],
      [3, -10],
      "thorns",
      { colour: "var(--flame)", opacity: 0.45 },
    ) +
    embers()
  );
}

const embers = (): string => {
  const roll = dice("embers");
  return Array.from({ length: 13 }, () =>
    disc(148 + roll() * 78, 190 + roll() * 120, 0.6 + roll() * 0.7, "var(--flame-2)", 0.75),
  ).join("");
};
