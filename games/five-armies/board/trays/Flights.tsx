import { flightsBy } from "@westmarch/campaign/flights";
import { Die } from "../signs/Die.tsx";
import { spentAfter } from "./spending.ts";

/** Dice that are spent fly from where they lay to what they are spent on. */
export const Flights = flightsBy(spentAfter, Die);
