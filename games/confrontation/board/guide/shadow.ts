/** A first game for the Shadow: a step, Orcs, a text card, a flight, and a hunt that ends with Frodo's fall. */
import { guideIn } from "@westmarch/boardkit/lesson";
import {
  CARD,
  type CardName,
  CHARACTER,
  type CharacterName,
  DARK,
  REGION,
  type RegionName,
} from "../../data/ids.ts";
import { notation, type Position, positionOf } from "../../position.ts";
import type { Besides } from "../keys.ts";

/** Where it begins: the Fellowship has come forward, and Frodo has stayed behind with nobody beside him. */
const POSITION: Position = {
  turn: "dark",
  good: {
    shire: ["sam", "merry"],
    arthedain: ["frodo"],
    rhudaur: ["gimli"],
    enedwaith: ["aragorn"],
  },
  dark: {
    moria: ["warg"],
    fangorn: ["witch-king"],
    rohan: ["orcs"],
    dagorlad: ["black-rider"],
    gondor: ["shelob", "saruman"],
    mordor: ["flying-nazgul", "balrog", "cave-troll"],
  },
  out: ["pippin", "gandalf", "legolas", "boromir"],
};

const piece = (name: CharacterName): string => `piece:${CHARACTER.named(name)}`;
const region = (name: RegionName): string => `region:${REGION.named(name)}`;
const card = (name: CardName): string => `card:${CARD.named(name)}`;

export const shadow: Besides["guides"][number] = guideIn(notation, {
  seat: DARK,
  position: notation.write(positionOf(POSITION)),
  steps: [
    ["guide.shadow.welcome", null],
    ["guide.shadow.goal", region("shire")],
    ["guide.shadow.danger", region("mordor")],
    ["guide.shadow.forward", piece("orcs"), "move:orcs:gap-of-rohan"],
    ["guide.shadow.attack", piece("orcs"), "move:orcs:enedwaith"],
    ["guide.shadow.power", region("enedwaith")],
    ["guide.shadow.eye", card("d-eye"), "card:d-eye"],
    ["guide.shadow.open", null],
    ["guide.shadow.fly", piece("flying-nazgul"), "move:flying-nazgul:arthedain"],
    ["guide.shadow.slipped", region("cardolan")],
    ["guide.shadow.follow", region("eregion")],
    ["guide.shadow.warg", piece("warg"), "move:warg:eregion"],
    ["guide.shadow.cards", card("d6"), "card:d6"],
    ["guide.shadow.end", null],
  ],
  replies: `
    move:gimli:misty-mountains
    move:gimli:fangorn card:g-noble-sacrifice
    retreat:cardolan
    move:frodo:eregion
    card:g5`,
  chance: [],
});
