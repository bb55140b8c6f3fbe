import { latePart } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import type { ReactNode } from "react";
import type { Spent } from "../spending/index.ts";
import type { FlightsProps } from "./Flights.tsx";

/** Dice that fly, fetched with what tells which are spent; `Die` is how one looks. */
export const lateFlights = <G extends Core, S extends number, Face extends number>(
  load: () => Promise<Pick<FlightsProps<G, Spent<S, Face>>, "spentAfter">>,
  Die: (die: { readonly side: S; readonly face: Face }) => ReactNode,
) =>
  latePart(async () => {
    const [{ Flights }, { spentAfter }] = await Promise.all([import("./Flights.tsx"), load()]);
    return ({ props, root }: Pick<FlightsProps<G, Spent<S, Face>>, "props" | "root">) => (
      <Flights
        props={props}
        root={root}
        spentAfter={spentAfter}
        die={({ side, face }) => <Die side={side} face={face} />}
      />
    );
  });
