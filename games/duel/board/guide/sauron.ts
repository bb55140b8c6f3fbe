/** A first game for Sauron: a purple card, a landmark, bonuses on the way, a chain, and the Nazgûl at their goal. */
import { guideIn } from "@westmarch/boardkit/lesson";
import { CARD } from "../../data/cards.ts";
import { LANDMARK_TILE, REGION, SAURON } from "../../data/ids.ts";
import { notation } from "../../position.ts";
import type { Besides } from "../keys.ts";

/** Where it begins: late in the third chapter, with the Nazgûl close behind and the Fellowship one region short. */
const POSITION = [
  "chapter=3 turn=sauron coins=6:5 quest=3:8",
  "units=fellowship.arnor:1,fellowship.rhovanion:2,fellowship.enedwaith:1,fellowship.rohan:2,fellowship.gondor:1," +
    "sauron.mordor:2,sauron.lindon:1",
  "forts=1:1000000",
  "slots=c3-14,c3-16,#,#,#,c3-22,c3-07,c3-06,c3-02,-,-,-,-,-,-,-,-,-,-,-",
  "under=-,-,c3-12,c3-04,c3-13,-,-,-,-,-,-,-,-,-,-,-,-,-,-,-",
  "left=c1-05,c1-12,c1-20,c2-03,c2-06,c2-07,c3-01,c3-08,c3-17",
  "fellowship=c1-03,c1-04,c1-07,c1-08,c1-09,c1-10,c1-17,c1-19,c1-21,c1-22,c2-01,c2-04,c2-08,c2-11,c2-13,c2-16," +
    "c2-19,c2-22,c2-23,c3-09,c3-19,c3-23",
  "sauron=c1-01,c1-02,c1-06,c1-11,c1-13,c1-14,c1-15,c1-16,c1-18,c1-23,c2-02,c2-05,c2-10,c2-12,c2-14,c2-17,c2-18," +
    "c2-20,c2-21,c3-11,c3-15,c3-20",
  "pile=c2-09,c2-15,c3-03,c3-05,c3-10,c3-18,c3-21",
  "landmarks=0:3:2:2:3:2:1 tiles=bree,helms-deep",
  "stacks=elves-1,elves-2,elves-3;ents-1,ents-2,ents-3;hobbits-1,hobbits-2,hobbits-3;" +
    "humans-1,humans-2,humans-3;dwarves-1,dwarves-2,dwarves-3;wizards-1,wizards-2,wizards-3",
].join(" ");

const card = (name: string): string => `card:${CARD.named(name)}`;

export const sauron: Besides["guides"][number] = guideIn(notation, {
  seat: SAURON,
  position: POSITION,
  steps: [
    ["guide.sauron.welcome", "tableau"],
    ["guide.sauron.chase", "quest"],
    ["guide.sauron.danger", `region:${REGION.named("gondor")}`],
    ["guide.sauron.purple", card("c3-22"), "play:c3-22"],
    ["guide.sauron.unit", `region:${REGION.named("gondor")}`, "remove-unit:gondor"],
    ["guide.sauron.landmark", `landmark:${LANDMARK_TILE.named("isengard")}`, "landmark:isengard"],
    ["guide.sauron.grey", card("c1-08"), "grey-card:c1-08"],
    ["guide.sauron.again", "quest", "another-turn"],
    ["guide.sauron.rings", card("c3-07"), "play:c3-07"],
    ["guide.sauron.fortress", `region:${REGION.named("lindon")}`, "remove-fortress:lindon"],
    ["guide.sauron.carried", "quest"],
    ["guide.sauron.chain", card("c3-04"), "play:c3-04"],
    ["guide.sauron.end", "quest"],
  ],
  replies: "play:c3-02 play:c3-06",
  chance: [],
});
