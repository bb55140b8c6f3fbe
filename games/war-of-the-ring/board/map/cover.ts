/** What the ground of each region is: its colour, and what grows or stands on it. */
import type { Patch as PatchOf } from "@westmarch/campaign/drawing";
import type { RegionName } from "../../data/regionnames.ts";

export type Growth = "tree" | "mallorn" | "pine" | "hill" | "rock" | "reeds" | "tuft";

type Patch = PatchOf<Growth>;

interface Ground {
  /** Colour of its wash, if it has one of its own, and its strength. */
  readonly wash?: readonly [colour: string, body: number];
  readonly growth: readonly Patch[];
  readonly regions: string;
}

const LEAF = "var(--map-leaf)";
const PINE = "var(--map-pine)";
const ROCK = "var(--map-rock)";
const ASH = "var(--map-ash)";
const MALLORN = "var(--war-mallorn)";
const CORN = "var(--war-corn)";
const PALE = "var(--war-pale)";
const HEATH = "var(--war-heath)";
const SAND = "var(--war-sand)";
const CINDER = "var(--war-cinder)";

const GRASS: Patch = { kind: "tuft", gap: 17, size: 5 };
const SPARSE: Patch = { kind: "tuft", gap: 26, size: 4.6 };
const STEEP: Patch = { kind: "hill", gap: 25, size: 20 };
const GENTLE: Patch = { kind: "hill", gap: 33, size: 18 };
const FIRS: Patch = { kind: "pine", gap: 11, size: 15 };
const ORCHARD: Patch = { kind: "tree", gap: 25, size: 11 };
const crags = (gap: number, size: number): Patch => ({ kind: "rock", gap, size });

const GROUNDS: readonly Ground[] = [
  {
    wash: [PINE, 0.42],
    growth: [FIRS],
    regions:
      "northern-mirkwood western-mirkwood woodland-realm eastern-mirkwood southern-mirkwood dol-guldur",
  },
  {
    wash: [PINE, 0.38],
    growth: [
      { ...FIRS, gap: 12 },
      { kind: "tree", gap: 18, size: 12 },
    ],
    regions: "narrows-of-the-forest",
  },
  { wash: [PINE, 0.34], growth: [{ ...FIRS, gap: 14 }], regions: "old-forest-road" },
  { wash: [LEAF, 0.5], growth: [{ kind: "tree", gap: 10.5, size: 13 }], regions: "fangorn old-forest" },
  { wash: [MALLORN, 0.42], growth: [{ kind: "mallorn", gap: 11, size: 14 }], regions: "lorien" },
  { wash: [LEAF, 0.46], growth: [{ kind: "tree", gap: 11, size: 12 }], regions: "druadan-forest" },
  { wash: [PINE, 0.18], growth: [{ ...FIRS, gap: 17 }, SPARSE], regions: "trollshaws" },
  {
    wash: [LEAF, 0.3],
    growth: [{ kind: "tree", gap: 19, size: 11 }, SPARSE],
    regions: "north-ithilien south-ithilien",
  },
  { wash: [LEAF, 0.3], growth: [{ kind: "tree", gap: 17, size: 12 }, SPARSE], regions: "rhosgobel" },
  { wash: [LEAF, 0.34], growth: [STEEP, ORCHARD, GRASS], regions: "buckland the-shire" },
  { wash: [LEAF, 0.26], growth: [ORCHARD, GRASS], regions: "bree" },
  { wash: [LEAF, 0.16], growth: [ORCHARD, SPARSE], regions: "hollin" },
  { wash: [LEAF, 0.16], growth: [STEEP, SPARSE], regions: "tower-hills" },
  { growth: [STEEP, SPARSE], regions: "north-downs south-downs weather-hills evendim harlindon forlindon" },
  { wash: [PALE, 0.6], growth: [GENTLE, SPARSE], regions: "lamedon anfalas erech dol-amroth pelargir" },
  { wash: [LEAF, 0.26], growth: [GENTLE, ORCHARD], regions: "lossarnach" },
  { wash: [PALE, 0.6], growth: [GRASS], regions: "minas-tirith" },
  {
    growth: [GENTLE, SPARSE],
    regions: "andrast druwaith-iaur south-ered-luin ered-luin north-ered-luin cardolan minhiriath enedwaith",
  },
  { wash: [LEAF, 0.2], growth: [GENTLE, ORCHARD], regions: "grey-havens" },
  { wash: [CORN, 0.3], growth: [GENTLE, SPARSE], regions: "north-dunland south-dunland gap-of-rohan" },
  {
    wash: [CORN, 0.62],
    growth: [{ ...GRASS, gap: 14 }],
    regions: "eastemnet westemnet folde edoras helms-deep fords-of-isen",
  },
  { wash: [HEATH, 0.8], growth: [crags(19, 13)], regions: "western-emyn-muil eastern-emyn-muil" },
  { wash: [ROCK, 0.2], growth: [crags(26, 17), SPARSE], regions: "mount-gram angmar ettenmoors arnor" },
  {
    wash: [ROCK, 0.3],
    growth: [crags(19, 24)],
    regions: "mount-gundabad goblins-gate high-pass eagles-eyrie moria",
  },
  { wash: [LEAF, 0.26], growth: [{ ...FIRS, gap: 19 }], regions: "rivendell" },
  { wash: [CORN, 0.3], growth: [crags(30, 18)], regions: "orthanc" },
  { wash: [ROCK, 0.24], growth: [crags(20, 18)], regions: "iron-hills ash-mountains" },
  {
    wash: [CINDER, 0.34],
    growth: [crags(34, 15)],
    regions: "gorgoroth nurn barad-dur morannon minas-morgul",
  },
  { growth: [crags(30, 16), SPARSE], regions: "withered-heath erebor" },
  { wash: [ASH, 0.34], growth: [{ kind: "reeds", gap: 22, size: 10 }], regions: "dead-marshes" },
  { growth: [{ kind: "reeds", gap: 25, size: 9 }, GRASS], regions: "gladden-fields" },
  { growth: [{ kind: "reeds", gap: 34, size: 9 }, GRASS], regions: "tharbad" },
  {
    wash: [HEATH, 0.8],
    growth: [SPARSE],
    regions: "western-brown-lands eastern-brown-lands noman-lands dagorlad",
  },
  {
    wash: [SAND, 0.34],
    growth: [{ kind: "hill", gap: 40, size: 22 }, SPARSE],
    regions: "khand near-harad far-harad",
  },
  { wash: [SAND, 0.3], growth: [SPARSE], regions: "umbar north-rhun east-rhun south-rhun" },
  {
    growth: [GRASS],
    regions:
      "carrock dale fords-of-bruinen old-ford dimrill-dale parth-celebrant osgiliath north-anduin-vale",
  },
  {
    growth: [GRASS],
    regions: "northern-rhovanion southern-rhovanion vale-of-the-celduin vale-of-the-carnen south-anduin-vale",
  },
  { growth: [GRASS], regions: "northern-dorwinion southern-dorwinion west-harondor east-harondor" },
];

export const coverOf = (region: RegionName): Ground => {
  const ground = GROUNDS.find(({ regions }) => regions.split(" ").includes(region));
  if (!ground) throw new Error(`nothing is said of the ground of ${region}`);
  return ground;
};

/** Mountains that stand alone, on their foot. */
export const PEAKS = [
  { name: "Erebor", at: [968, 148], size: 40, fire: false },
  { name: "Orodruin", at: [1122, 730], size: 36, fire: true },
] as const;
