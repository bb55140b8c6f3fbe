/** Three turns for the Free Peoples: a walk past Lórien, the fall of Osgiliath, a siege. */
import { card } from "../../data/cards.ts";
import { FREE } from "../../data/ids.ts";
import { type RegionName, region } from "../../data/regionnames.ts";
import { guideOf } from "./lesson.ts";

const at = (name: RegionName): string => `region:${region(name)}`;

export const freePeoples = guideOf({
  seat: FREE,
  position: [
    "turn=2 nations=gondor:1+,rohan:0+,isengard:0+,sauron:0+,southrons:0+",
    "map=start,fords-of-isen:rohan2.1.1,gap-of-rohan:isengard2,minas-morgul:sauron5.1+nazgul1,minas-tirith:gondor2.1.1",
    "characters=gandalf-the-grey:dead bearers=dimrill-dale corruption=2 guide=strider",
    "hands=phial-of-galadriel,faramirs-rangers; stack=game.allocate{n:0;back:null}",
  ].join(" "),
  steps: [
    ["guide.free.welcome", null],
    ["guide.aims.free", "points"],
    ["guide.free.dice", null],
    ["guide.free.travel", "fellowship", "travel:character"],
    ["guide.free.hunt", "hunt"],
    ["guide.free.politics", "nation:2", "advance:gondor:muster"],
    ["guide.free.draw", null, "draw:fp-strategy:event"],
    ["guide.free.armies", at("south-ithilien"), "armies:muster-army"],
    ["guide.free.march", at("lossarnach"), "move:pelargir:lossarnach done"],

    ["guide.free.declare", at("lorien"), "to:lorien"],
    ["guide.free.onward", "fellowship", "travel:character"],
    ["guide.free.found", "corruption", "done"],
    ["guide.free.seen", at("parth-celebrant"), "to:parth-celebrant"],
    ["guide.free.card", `card:${card("faramirs-rangers")}`, "card:faramirs-rangers"],
    ["guide.free.retreat", at("minas-tirith"), "to:minas-tirith"],
    ["guide.free.hide", "fellowship", "hide:character"],
    ["guide.free.recruit", at("pelargir"), "recruit-with:muster"],
    ["guide.elite", at("minas-tirith"), "figure:gondor-elite to:minas-tirith"],
    ["guide.free.phial", `card:${card("phial-of-galadriel")}`, "play:phial-of-galadriel:event"],

    [
      "guide.free.attack",
      at("fords-of-isen"),
      "attack-with:muster-army attack:fords-of-isen:gap-of-rohan go",
    ],
    ["guide.free.valour", `card:${card("eomer-son-of-eomund")}`, "card:eomer-son-of-eomund"],
    ["guide.free.loss", at("fords-of-isen"), "lose:rohan-regular go"],
    ["guide.free.withdraw", at("minas-tirith"), "withdraw"],
    ["guide.free.walk", "fellowship", "travel:character"],
    ["guide.free.charge", `card:${card("guards-of-the-citadel")}`, "card:guards-of-the-citadel"],
    ["guide.free.spare", at("minas-tirith"), "reduce:gondor-elite"],
    ["guide.free.will", "fellowship", "travel:will"],
    ["guide.free.falls", "fellowship", "random-falls"],
    ["guide.free.last", null, "draw:fp-character:event"],
    ["guide.free.end", "points"],
  ],
  replies: `
    number:1
    armies:army move:minas-morgul:south-ithilien go done
    draw:shadow-strategy:event
    recruit-with:muster figure:sauron-elite to:minas-morgul
    armies:army move:umbar:west-harondor go done skip:character

    number:1
    attack-with:army attack:south-ithilien:osgiliath go done lose:sauron-regular continue go
    armies:army move:west-harondor:pelargir go done
    draw:shadow-strategy:event
    recruit-with:muster figure:sauron-elite to:minas-morgul skip:character

    number:2
    done
    attack-with:army attack:osgiliath:minas-tirith go go
    attack-with:army attack:minas-tirith:minas-tirith go done
    lose:sauron-regular lose:sauron-regular lose:sauron-regular cease
    recruit-with:muster figure:sauron-elite to:minas-morgul
    skip:event skip:character`,
  chance: [
    // Turn 2: both sides' dice, a Hunt that finds nothing, a card each; then the cards of the next turn.
    [0, 2, 3, 4, 1, 1, 2, 3, 0, 5],
    [1, 3],
    [0],
    [12],
    [0, 0, 0, 0],
    // Turn 3: dice; the Hunt and its tile; Osgiliath; cards.
    [0, 0, 2, 3, 1, 1, 0, 2, 3, 5],
    [5, 2, 4],
    [4, 5, 1, 0, 2, 1, 4, 5],
    [0],
    [0, 19, 0, 0],
    // Turn 4: dice; the Gap of Rohan; a Hunt in vain; the siege; a Hunt, its tile and who falls; cards.
    [4, 0, 5, 3, 1, 1, 2, 3, 0],
    [3, 5, 0, 4, 1, 2],
    [0, 2],
    [4, 1, 5, 2, 1, 0, 4, 5, 1, 0, 2, 3, 1],
    [4, 0, 5, 3],
    [0],
    [0, 0, 0, 0],
  ],
});
