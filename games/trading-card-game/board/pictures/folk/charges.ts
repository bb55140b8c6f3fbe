/** Signs on breasts, shields and banners, around (0, 0), about 34 wide. */
import { disc, dots, flat, form, star, wire } from "../marks.ts";
import { INK } from "../paint.ts";

const CHARGES = {
  tree:
    flat(
      "M-1.6 14C-1-2-2-6-10-10C-4-8-2-8-1-6C-2-12-6-14-8-18C-3-14-1-13 0-10C1-13 3-14 8-18C6-14 2-12 1-6C2-8 4-8 10-10C2-6 1-2 1.6 14Z",
      "#f5ecd8",
    ) +
    dots(
      [
        [-11, -12],
        [-8, -19],
        [0, -22],
        [8, -19],
        [11, -12],
        [-4, -14],
        [4, -14],
      ],
      "#f5ecd8",
      4.8,
    ),
  hand:
    wire("M0 6V-2", "#f1e8d2", 13) +
    wire("M-5-4L-7-17M-1.6-6L-2-21M2-6L3.4-20M5.6-4L9-15", "#f1e8d2", 3.6) +
    wire("M-5 4L-13-5", "#f1e8d2", 4),
  eye:
    form("M-16 0C-8-9 8-9 16 0C8 9-8 9-16 0Z", "#F2872B", { pen: 1.4 }) +
    disc(0, 0, 6.4, "#F6C65A") +
    flat("M0-7C3-2 3 2 0 7C-3 2-3-2 0-7Z", "#140B07"),
  star: star(0, 0, 18, "#F5F2E4", 8),
  moon: form("M6-17A17 17 0 1 0 6 17A20 20 0 0 1 6-17Z", "#CFE3DC", { pen: 1.4 }),
  skull:
    form("M-13 2C-20-16-10-22 0-22 10-22 20-16 13 2L8 12H-8Z", "#e4dcc4", { pen: 1.4 }) +
    disc(-5, -6, 3.8, INK) +
    disc(6, -6, 3.8, INK),
  anvil: form("M-18-12H18C16-4 6-2 6 4L12 12H-12L-6 4C-6-2-16-4-18-12Z", "#8b97a1", { pen: 1.4 }),
  leaf: form("M0 16C-16 4-14-14 0-22 14-14 16 4 0 16Z", "#8fb86a", { pen: 1.4 }),
} as const;

export type Charge = keyof typeof CHARGES;
export const charge = (name: Charge): string => CHARGES[name];
