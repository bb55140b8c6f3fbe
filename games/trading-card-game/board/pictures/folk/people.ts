/** Men, Elves, Dwarves, Hobbits and Wizards, to the waist. */
import { disc, form, pen, put, type Spot, shade, star } from "../marks.ts";
import { PAINT, type Paint } from "../paint.ts";
import { type Charge, charge } from "./charges.ts";
import {
  BACK_HAIR,
  BEARDS,
  type Beard,
  features,
  HATS,
  type Hair,
  type Hat,
  type Mood,
  mailRings,
  TOP_HAIR,
} from "./heads.ts";
import { arrow, grip, type Held, leanOf } from "./held.ts";

export type Race = "man" | "woman" | "elf" | "dwarf" | "hobbit" | "wizard";

/** A person; `undefined` takes off what that person usually wears. */
export interface Person extends Spot {
  readonly is: Race;
  readonly tunic: Paint;
  readonly cloak?: Paint | undefined;
  readonly vest?: Paint | undefined;
  readonly belt?: Paint | "none";
  readonly hair?: Hair | "none";
  readonly hairs?: Paint;
  readonly beard?: Beard;
  readonly beards?: Paint;
  readonly hat?: Hat | undefined;
  readonly hats?: Paint;
  /** What fastens the cloak. */
  readonly clasp?: keyof typeof CLASPS | undefined;
  readonly mail?: true;
  readonly quiver?: true | undefined;
  readonly wears?: Charge;
  /** What the right arm holds, and with which lean. */
  readonly holds?: Held;
  readonly lean?: number;
  /** The right arm is raised. */
  readonly raised?: true;
  /** What the other arm holds. */
  readonly other?: Held | "shield" | "roundShield" | "open";
  readonly mood?: Mood;
  readonly looks?: "left" | "right";
  readonly tilt?: number;
  readonly stout?: number;
  readonly skin?: string;
}

interface Build {
  readonly size: number;
  readonly wide: number;
  readonly head: number;
  /** Where the waist is. */
  readonly y: number;
  readonly skin: string;
}

const BUILD: Readonly<Record<Race, Build>> = {
  man: { size: 1.02, wide: 1, head: 1, y: 238, skin: "#e4bf94" },
  woman: { size: 1, wide: 0.88, head: 1, y: 238, skin: "#f0d3b0" },
  elf: { size: 1.02, wide: 0.94, head: 1, y: 238, skin: "#f1d6b2" },
  dwarf: { size: 1, wide: 1.18, head: 1.12, y: 251, skin: "#dcae84" },
  hobbit: { size: 0.94, wide: 0.94, head: 1.24, y: 256, skin: "#eac49a" },
  wizard: { size: 1.02, wide: 1, head: 1, y: 262, skin: "#e2bd98" },
};

const CLOAK_BACK = "M-30-122C-62-112-78-60-88 6H88C78-60 62-112 30-122Z";
const CLOAK_RIGHT = "M8-122C48-120 66-84 74-30C76-14 80-4 82 6H52C46-40 36-90 8-112Z";

const quiver = (): string =>
  put(
    [-7, 0, 7].map((x) => put(arrow(), { x, y: -4, turn: 180, size: 0.8 })).join("") +
      form("M-11 0H11L8 60H-8Z", "#6a4a2a"),
    { x: -44, y: -120, turn: -18 },
  );

const trunk = (p: Person): string => {
  const tunic = PAINT[p.tunic];
  const dress =
    p.vest !== undefined
      ? form("M-34-116C-50-104-50-50-52 6H-8L-4-100ZM34-116C50-104 50-50 52 6H8L4-100Z", PAINT[p.vest]) +
        [-76, -56].map((y) => disc(-10, y, 2.6, "#e6b84c", 1.2)).join("")
      : p.mail
        ? mailRings()
        : pen("-20,-40 -24,2|18,-40 24,2|0,-28 0,4", { width: 1.4, opacity: 0.45 }) +
          pen("-12,-116 0,-96 12,-116", { width: 1.8 });
  const belt =
    p.belt === "none"
      ? ""
      : form("M-58-40C-20-33 20-33 58-40L59-29C20-22-20-22-59-29Z", PAINT[p.belt ?? "umber"]) +
        form("M-7-37H7V-23H-7Z", "#b98a2c", { pen: 1.6 });
  return (
    form("M-38-116C-56-108-58-60-62 6H62C58-60 56-108 38-116C18-124-18-124-38-116Z", tunic, { pen: 2 }) +
    shade("M8-121C24-121 32-118 38-116C56-108 58-60 62 6H24C30-40 26-90 8-121Z", 0.16) +
    dress +
    (p.wears === undefined ? "" : put(charge(p.wears), { y: -72 })) +
    belt +
    (p.cloak === undefined ? "" : cloakFront(PAINT[p.cloak]))
  );
};

const cloakFront = (colour: string): string =>
  form("M-8-122C-48-120-66-84-74-30C-76-14-80-4-82 6H-48C-42-40-36-90-8-112Z", colour, { pen: 2 }) +
  form(CLOAK_RIGHT, colour, { pen: 2 }) +
  shade(CLOAK_RIGHT, 0.2) +
  pen("-52,-90 -62,-40 -66,0|-34,-92 -46,-40|54,-88 64,-36 68,0", { width: 1.4, opacity: 0.5 });

const CLASPS = {
  star: star(0, -104, 9, "#F5F2E4", 6),
  leaf: form("M0-112C8-108 8-98 0-92C-8-98-8-108 0-112Z", "#6f9a4c", { pen: 1.6 }),
  gold: disc(0, -105, 5, "#d9b356", 1.6),
  silver: disc(0, -105, 5, "#e3e7ea", 1.6),
  jewel: star(0, -102, 12, "#FFFFFF", 8) + disc(0, -102, 3.4, "#FFFFFF", 1),
} as const;

const face = (p: Person, skin: string): string => {
  const hairs = PAINT[p.hairs ?? "walnut"];
  const beards = PAINT[p.beards ?? p.hairs ?? "walnut"];
  const hooded = p.hat === "hood";
  const hair = p.hair ?? "short";
  const ears =
    p.is === "elf"
      ? form("M-20-158L-32-172-22-146ZM20-158L32-172 22-146Z", skin, { pen: 1.5 })
      : form("M-20-158C-28-160-27-146-20-146ZM20-158C28-160 27-146 20-146Z", skin, { pen: 1.5 });
  return (
    form("M-11-134L-13-108C-4-100 4-100 13-108L11-134Z", skin) +
    (p.cloak === undefined
      ? ""
      : form("M-24-122C-10-106 10-106 24-122L20-112C8-98-8-98-20-112Z", PAINT[p.cloak], { pen: 1.6 })) +
    (p.clasp === undefined ? "" : CLASPS[p.clasp]) +
    (hooded ? "" : ears) +
    form("M-21-160C-22-138-12-122 0-118C12-122 22-138 21-160C21-186-21-186-21-160Z", skin, { pen: 2 }) +
    shade("M0-176C16-176 21-170 21-160C22-138 12-122 0-118Z", 0.13) +
    features(
      p.mood ?? "calm",
      p.looks === "left" ? -1 : p.looks === "right" ? 1 : 0,
      p.beard !== undefined && p.beard !== "whiskers",
      p.is === "hobbit" && p.mood === "glad",
    ) +
    (p.beard === undefined ? "" : BEARDS[p.beard](beards)) +
    (hair === "none" ? "" : TOP_HAIR[hair](hairs)) +
    (p.hat === undefined ? "" : HATS[p.hat](PAINT[p.hats ?? p.cloak ?? p.tunic]))
  );
};

const HAND = "M56-60C54-70 74-72 77-62C79-52 76-44 66-44C56-44 56-52 56-60Z";

const SLEEVE = "M38-108C62-100 78-78 76-52L56-46C54-66 46-78 34-86Z";
const knuckles = pen("60,-50 74,-52|60,-56 75,-58", { width: 1.1, opacity: 0.6 });

const rightArm = (p: Person, sleeve: string, skin: string): string => {
  if (p.raised)
    return grip(
      p.holds,
      { x: 86, y: -140, turn: p.lean ?? -16 },
      form("M36-110C56-108 70-120 76-140L96-134C96-108 74-84 46-78Z", sleeve, { pen: 1.9 }),
      put(form(HAND, skin) + knuckles, { x: 20, y: -84 }),
    );
  if (p.holds === undefined) return "";
  return grip(
    p.holds,
    { x: 64, y: -56, turn: p.lean ?? leanOf(p.holds) },
    form(SLEEVE, sleeve, { pen: 1.9 }),
    form(HAND, skin) + knuckles,
  );
};

const SHIELDS = {
  shield:
    form("M-28-36H28V-4C28 20 14 34 0 42-14 34-28 20-28-4Z", "#233f73", { pen: 2.2 }) +
    put(charge("tree"), { y: 2, size: 0.9 }),
  roundShield: disc(0, 0, 37, "#8a6238", 2.2) + disc(0, 0, 29, "#9a7248", 1.4) + disc(0, 0, 9, "#c5ccd0", 2),
} as const;

const leftArm = (p: Person, sleeve: string, skin: string): string => {
  const { other } = p;
  if (other === undefined) return "";
  if (other === "shield" || other === "roundShield") return put(SHIELDS[other], { x: -58, y: -46 });
  return put(
    grip(
      other === "open" ? undefined : other,
      { x: 64, y: -56, turn: leanOf(other === "open" ? undefined : other) },
      form(SLEEVE, sleeve, { pen: 1.9 }),
      form(HAND, skin),
    ),
    { flip: true },
  );
};

/** A figure with its waist at its spot, by its people's build. */
export const person = (p: Person): string => {
  const build = BUILD[p.is];
  const skin = p.skin ?? build.skin;
  const wide = build.wide * (p.stout ?? 1);
  const sleeve = PAINT[p.tunic];
  const hair = p.hair ?? "short";
  const back =
    p.hat !== "hood" && hair in BACK_HAIR
      ? BACK_HAIR[hair as keyof typeof BACK_HAIR](PAINT[p.hairs ?? "walnut"])
      : "";
  const body = `${p.cloak === undefined ? "" : form(CLOAK_BACK, PAINT[p.cloak], { pen: 2 }) + shade(CLOAK_BACK, 0.28)}`;
  const lift = -112 + 112 * build.head;
  const headed = (svg: string): string =>
    svg === ""
      ? ""
      : put(p.tilt === undefined ? svg : put(put(svg, { y: 112 }), { y: -112, turn: p.tilt }), {
          y: lift,
          size: build.head,
        });
  const wider = (svg: string): string =>
    wide === 1 ? svg : `<g transform="scale(${wide.toFixed(2)} 1)">${svg}</g>`;
  return put(
    (p.quiver ? quiver() : "") +
      wider(body) +
      headed(back) +
      wider(trunk(p)) +
      headed(face(p, skin)) +
      leftArm(p, sleeve, skin) +
      rightArm(p, sleeve, skin),
    { x: 150, y: build.y, ...p, size: build.size * (p.size ?? 1) },
  );
};
