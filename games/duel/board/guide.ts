import type { Option } from "@westmarch/kernel";
import { CARD_NAMES } from "../data/cards.ts";
import {
  FELLOWSHIP,
  LANDMARKS,
  type LandmarkName,
  REGIONS,
  type RegionName,
  SAURON,
  TOKENS,
  type TokenName,
} from "../data/ids.ts";
import { sauron } from "./guide/sauron.ts";
import type { Besides } from "./keys.ts";

/** Where the first game begins: early in the second chapter, three regions short of victory. */
const POSITION = [
  "chapter=2 turn=fellowship coins=2:4 quest=4:1",
  "units=fellowship.lindon:1,fellowship.arnor:1,fellowship.rhovanion:1,fellowship.enedwaith:1," +
    "sauron.gondor:1,sauron.mordor:1",
  "forts=10:0",
  "slots=c2-06,c2-08,c2-18,c2-23,c2-16,c2-19,#,#,#,#,#,c2-14,c2-20,c2-10,c2-17,c2-01,c2-02,c2-05,-,-",
  "under=-,-,-,-,-,-,c2-15,c2-22,c2-04,c2-21,c2-09,-,-,-,-,-,-,-,-,-",
  "left=c1-05,c1-12,c1-20,c2-07,c2-11,c2-13,?,?,?",
  "fellowship=c1-03,c1-07,c1-08,c1-09,c1-13,c1-15,c1-16,c1-17,c1-22,c2-12",
  "sauron=c1-01,c1-02,c1-04,c1-06,c1-10,c1-11,c1-14,c1-18,c1-21,c1-23,c2-03",
  "pile=c1-19",
  "landmarks=3:0:2:2:3:2:3 tiles=grey-havens,helms-deep,barad-dur",
  "stacks=elves-1,elves-3,elves-2;ents-1,ents-2,ents-3;hobbits-1,hobbits-2,hobbits-3;" +
    "humans-1,humans-2,humans-3;dwarves-1,dwarves-2,dwarves-3;wizards-1,wizards-2,wizards-3",
].join(" ");

const card = (name: string): number => CARD_NAMES.indexOf(name);
const play = (name: string): Option => ["play", card(name)];
const place = (name: RegionName): Option => ["place", REGIONS.indexOf(name)];
const landmark = (name: LandmarkName): number => LANDMARKS.indexOf(name);
const token = (name: TokenName): number => TOKENS.indexOf(name);

/** A first game in ten choices: cards and their prices, bonus, chain, token, another turn, units, coins, a landmark. */
const fellowship: Besides["guides"][number] = {
  settings: {},
  position: POSITION,
  seat: FELLOWSHIP,
  steps: [
    { say: "guide.welcome", point: "tableau", allow: [] },
    { say: "guide.ways", point: "quest", allow: [] },
    { say: "guide.take", point: `card:${card("c2-01")}`, allow: [play("c2-01")] },
    { say: "guide.price", point: `card:${card("c2-14")}`, allow: [play("c2-14")] },
    { say: "guide.bonus", point: `region:${REGIONS.indexOf("rohan")}`, allow: [place("rohan")] },
    { say: "guide.turned", point: `card:${card("c2-15")}`, allow: [] },
    { say: "guide.chain", point: `card:${card("c2-15")}`, allow: [play("c2-15")] },
    {
      say: "guide.token",
      point: "offer",
      allow: [["token", token("elves-1")]],
    },
    { say: "guide.yellow", point: `card:${card("c2-09")}`, allow: [play("c2-09")] },
    { say: "guide.units", point: `card:${card("c2-20")}`, allow: [play("c2-20")] },
    { say: "guide.conflict", point: `region:${REGIONS.indexOf("mordor")}`, allow: [place("mordor")] },
    { say: "guide.discard", point: `card:${card("c2-21")}`, allow: [["discard", card("c2-21")]] },
    {
      say: "guide.landmark",
      point: `landmark:${landmark("minas-tirith")}`,
      allow: [["landmark", landmark("minas-tirith")]],
    },
    { say: "guide.end", point: `region:${REGIONS.indexOf("gondor")}`, allow: [] },
  ],
  replies: ["c2-02", "c2-05", "c2-17", "c2-10", "c2-04"].map((name) => ({
    seat: SAURON,
    option: play(name),
  })),
  chance: [],
};

type Guided = Besides["guides"][number];

/**
 * On a phone the words stand below the table, on which they would lie; where the map is to be pressed, a question below it
 * as well would leave it no room.
 */
const below = (guide: Guided): Guided => ({
  ...guide,
  docked: true,
  steps: guide.steps.map((step) =>
    step.point?.startsWith("region:") && step.allow.length > 0 ? { ...step, docked: false } : step,
  ),
});

/** A guided first game for each side. */
export const guides: Besides["guides"] = [fellowship, sauron].map(below);
