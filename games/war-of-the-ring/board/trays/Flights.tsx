import { Flights as Flying } from "@westmarch/campaign/flights";
import type { RefObject } from "react";
import type { Props } from "../keys.ts";
import { Die } from "./Die.tsx";
import { spentAfter, type WarDie } from "./spending.ts";

/** Dice that are spent fly from where they lay to what they are spent on. */
export const Flights = ({
  props: { log, live, view, calm },
  root,
}: {
  readonly props: Props;
  readonly root: RefObject<HTMLElement | null>;
}) => (
  <Flying
    log={log}
    live={live}
    calm={calm}
    root={root}
    spentAfter={(old: readonly WarDie[], news) => spentAfter(old, news, view)}
    die={({ side, face }) => <Die side={side} face={face} />}
  />
);
