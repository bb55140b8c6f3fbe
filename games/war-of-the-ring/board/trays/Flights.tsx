import { Flights as Flying } from "@westmarch/campaign/flights";
import type { FlightsProps } from "@westmarch/campaign/trays";
import type { Props } from "../keys.ts";
import { Die } from "../signs/Die.tsx";
import { spentAfter } from "./spending.ts";

/** Dice that are spent fly from where they lay to what they are spent on. */
export const Flights = (flights: FlightsProps<Props>) => (
  <Flying {...flights} spentAfter={spentAfter} die={(spent) => <Die {...spent} />} />
);
