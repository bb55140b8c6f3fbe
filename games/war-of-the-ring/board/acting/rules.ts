/** The rules, asked where choices lead. */
import { lookingAhead } from "@westmarch/campaign/looking";
import { Engine } from "@westmarch/kernel";
import { warOfTheRing } from "../../index.ts";

const engine = new Engine(warOfTheRing);

export const { whoActs, thenAsked, isFree, against } = lookingAhead(engine);
