/** Three turns for the Shadow: Isengard goes to war, Saruman comes, Helm's Deep falls. */
import { card } from "../../data/cards.ts";
import { SARUMAN, SHADOW } from "../../data/ids.ts";
import { type RegionName, region } from "../../data/regionnames.ts";
import { guideOf } from "./lesson.ts";

const at = (name: RegionName): string => `region:${region(name)}`;

export const shadow = guideOf({
  seat: SHADOW,
  position:
    "turn=2 nations=sauron:0+ map=start characters=strider:bree bearers=hollin " +
    "hands=;shelobs-lair,half-orcs-and-goblin-men stack=game.allocate{n:0;back:null}",
  steps: [
    ["guide.shadow.welcome", null],
    ["guide.aims.shadow", "points"],
    ["guide.shadow.allocate", "hunt", "number:2"],
    ["guide.shadow.found", "hunt"],
    ["guide.shadow.politics", "nation:5", "advance:isengard:muster"],
    ["guide.shadow.armies", at("gap-of-rohan"), "armies:army"],
    ["guide.shadow.march", at("gap-of-rohan"), "move:south-dunland:gap-of-rohan done"],
    ["guide.shadow.draw", null, "draw:shadow-strategy:event"],
    ["guide.shadow.recruit", at("orthanc"), "recruit-with:muster-army"],
    ["guide.elite", at("orthanc"), "figure:isengard-elite to:orthanc"],

    ["guide.shadow.watch", "hunt", "number:1"],
    ["guide.shadow.seen", "fellowship"],
    ["guide.shadow.saruman", `character:${SARUMAN}`, "enter:saruman:muster"],
    ["guide.shadow.attack", at("orthanc"), "attack-with:army"],
    ["guide.shadow.target", at("fords-of-isen"), "attack:orthanc:fords-of-isen go"],
    ["guide.shadow.card", `card:${card("half-orcs-and-goblin-men")}`, "card:half-orcs-and-goblin-men"],
    ["guide.shadow.loss", at("orthanc"), "lose:isengard-regular"],
    ["guide.shadow.advance", at("fords-of-isen"), "go"],
    ["guide.shadow.nazgul", at("dol-guldur"), "minions:character from:dol-guldur"],
    ["guide.shadow.fly", at("dimrill-dale"), "to:dimrill-dale done"],
    ["guide.shadow.deep", at("helms-deep"), "attack-with:muster-army go"],
    ["guide.shadow.siege", at("helms-deep"), "go"],
    ["guide.shadow.lair", `card:${card("shelobs-lair")}`, "play:shelobs-lair:event"],

    ["guide.shadow.eighth", "hunt", "number:2"],
    ["guide.shadow.hidden", "fellowship"],
    ["guide.shadow.storm", at("helms-deep"), "attack-with:army go done"],
    ["guide.shadow.extend", at("helms-deep"), "reduce:isengard-elite done"],
    ["guide.shadow.taken", at("helms-deep")],
    ["guide.shadow.end", "points"],
  ],
  replies: `
    travel:character done
    draw:fp-strategy:event
    advance:rohan:muster
    skip:muster-army

    done
    travel:character done to:dimrill-dale
    advance:gondor:muster
    done
    draw:fp-strategy:event
    skip:muster-army
    withdraw

    hide:character
    done done`,
  chance: [
    // Turn 2: both sides' dice; the Hunt and its tile; a card each; the cards of the next turn.
    [0, 2, 3, 4, 1, 2, 3, 4, 5],
    [5, 1, 0, 2],
    [0],
    [0],
    [0, 0, 0, 0],
    // Turn 3: dice; the Hunt, its tile and Moria's; the Fords of Isen; a card; cards.
    [0, 2, 3, 4, 2, 1, 4, 0, 3, 5],
    [5, 0, 4],
    [0],
    [5, 0, 1, 2, 3, 4, 1, 0, 1, 2, 0],
    [5, 0],
    [0],
    [0, 0, 0, 0],
    // Turn 4: dice; two rounds before Helm's Deep.
    [0, 2, 3, 4, 1, 1, 2, 3, 0, 5],
    [4, 3, 2, 1, 0, 0, 0, 1],
    [5, 1, 2, 0, 3, 0, 0],
  ],
});
