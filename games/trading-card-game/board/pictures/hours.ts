/** Hours of light: the sky behind a place, and the light that lies over everything in it. */
import { dice, type Point } from "@westmarch/ink";
import { box, disc, dots, glow, HEIGHT, WIDTH } from "./marks.ts";

export interface Hour {
  readonly sky: string;
  /** Sun or moon, and where it stands. */
  readonly lamp?: { readonly x: number; readonly y: number; readonly r: number; readonly colour: string };
  /** A moon with a bite taken out. */
  readonly crescent?: true;
  readonly stars?: true;
  /** What falls from the sky. */
  readonly falls?: "rain" | "snow";
  /** What shines behind the figure in front, where it is dark. */
  readonly halo?: string;
  /** The light over the land, and how much of it. */
  readonly light: string;
  readonly amount: number;
}

export const HOURS = {
  day: { sky: "#CFE2E4", lamp: { x: 222, y: 64, r: 32, colour: "#FBF0CD" }, light: "#ffffff", amount: 0 },
  noon: { sky: "#B9D6E6", light: "#fff8dc", amount: 0.06 },
  morning: {
    sky: "#E2EBD6",
    lamp: { x: 76, y: 62, r: 28, colour: "#FFF8DC" },
    light: "#fff3cf",
    amount: 0.16,
  },
  gold: { sky: "#F1DCAE", lamp: { x: 150, y: 92, r: 56, colour: "#FBEFCB" }, light: "#f4b860", amount: 0.2 },
  dawn: { sky: "#F0CDB4", lamp: { x: 96, y: 120, r: 40, colour: "#FFF0D4" }, light: "#e8a08a", amount: 0.22 },
  dusk: { sky: "#E3B98A", lamp: { x: 208, y: 96, r: 46, colour: "#FBE9BE" }, light: "#b06a3c", amount: 0.26 },
  sunset: {
    sky: "#D9764A",
    lamp: { x: 84, y: 110, r: 42, colour: "#FBD98A" },
    light: "#8a3a2c",
    amount: 0.36,
  },
  evening: {
    sky: "#8A86A8",
    lamp: { x: 226, y: 52, r: 18, colour: "#F5ECD0" },
    light: "#4a4a78",
    amount: 0.36,
  },
  night: {
    sky: "#2C2F4C",
    lamp: { x: 222, y: 58, r: 25, colour: "#E9E4CC" },
    stars: true,
    halo: "#9AA4D0",
    light: "#1a2144",
    amount: 0.6,
  },
  moonset: {
    sky: "#24304A",
    lamp: { x: 78, y: 60, r: 24, colour: "#E9E4CC" },
    crescent: true,
    stars: true,
    halo: "#8FB0C8",
    light: "#16263f",
    amount: 0.56,
  },
  starlight: { sky: "#1F2A44", stars: true, halo: "#8FA4D0", light: "#1b2a4c", amount: 0.56 },
  mist: { sky: "#CFD6D2", light: "#cfd6d2", amount: 0.5 },
  grey: { sky: "#AEB6BC", light: "#8a949c", amount: 0.32 },
  rain: { sky: "#8794A2", falls: "rain", light: "#5a6a7c", amount: 0.4 },
  snow: { sky: "#9AAABD", falls: "snow", light: "#dfe8f0", amount: 0.34 },
  ember: {
    sky: "#6D2B1E",
    lamp: { x: 204, y: 92, r: 40, colour: "#A8402A" },
    halo: "#F2872B",
    light: "#4a1c12",
    amount: 0.5,
  },
  gloom: { sky: "#5D5A52", halo: "#C9C2B0", light: "#2f2c2a", amount: 0.44 },
  wraith: {
    sky: "#4A5A5C",
    lamp: { x: 150, y: 70, r: 34, colour: "#8FA8A0" },
    light: "#2c3c40",
    amount: 0.5,
  },
  violet: {
    sky: "#5A4A72",
    lamp: { x: 88, y: 62, r: 26, colour: "#B9A8CC" },
    light: "#3a2c58",
    amount: 0.44,
  },
  torch: { sky: "#3A2A20", light: "#f0a858", amount: 0.14, halo: "#F6C67A" },
  hearth: { sky: "#3A2A20", light: "#c9602c", amount: 0.18, halo: "#F6B13F" },
  cold: { sky: "#2A3038", light: "#7d98b4", amount: 0.2, halo: "#CFE0F0" },
  deep: { sky: "#1A1A22", light: "#1a1c2c", amount: 0.42, halo: "#8A8AA8" },
  blaze: { sky: "#4A1A10", light: "#a8321a", amount: 0.3, halo: "#F2872B" },
  pallid: { sky: "#2A3A34", light: "#5a8a74", amount: 0.3, halo: "#B8F0CC" },
} as const satisfies Readonly<Record<string, Hour>>;

export type HourName = keyof typeof HOURS;

const starry = (seed: string): string => {
  const roll = dice(`stars${seed}`);
  const scatter = (count: number): Point[] =>
    Array.from({ length: count }, (): Point => [Math.round(roll() * WIDTH), Math.round(roll() * 130)]);
  return dots(scatter(22), "#F5ECD0", 1.8) + dots(scatter(10), "#FFFFFF", 2.8);
};

/** The sky of an hour. */
export const sky = (hour: Hour, seed: string): string => {
  const { lamp, crescent } = hour;
  return (
    box(-2, -2, WIDTH + 4, HEIGHT + 4, hour.sky) +
    (hour.stars ? starry(seed) : "") +
    (lamp === undefined
      ? ""
      : glow(lamp.x, lamp.y, [lamp.r * 1.45], lamp.colour, 0.35) +
        disc(lamp.x, lamp.y, lamp.r, lamp.colour) +
        (crescent ? disc(lamp.x - lamp.r * 0.4, lamp.y - lamp.r * 0.15, lamp.r * 0.86, hour.sky) : ""))
  );
};

/** Rain or snow in front of everything. */
export const weather = (hour: Hour, seed: string): string => {
  if (hour.falls === undefined) return "";
  const roll = dice(`falls${seed}`);
  if (hour.falls === "snow") {
    const flakes = (count: number): Point[] =>
      Array.from({ length: count }, (): Point => [Math.round(roll() * WIDTH), Math.round(roll() * HEIGHT)]);
    return dots(flakes(34), "#FFFFFF", 3) + dots(flakes(20), "#FFFFFF", 4.6);
  }
  const drops = Array.from(
    { length: 44 },
    () => `M${Math.round(roll() * 330)} ${Math.round(roll() * 220)}l-5 14`,
  ).join("");
  return `<path d="${drops}" stroke="#E4ECF2" stroke-width="1.4" opacity=".6"/>`;
};
