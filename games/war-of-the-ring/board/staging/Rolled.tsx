import { RolledPools } from "@westmarch/campaign/staging";
import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import { Die } from "../signs/Die.tsx";
import type { LogEvent } from "./within.ts";

/** Both pools as they fall. */
export const Rolled = ({
  events,
  say,
}: {
  readonly events: readonly LogEvent[];
  readonly say: Props["say"];
}) => (
  <RolledPools
    rolls={events.flatMap(({ type, facts }) => (type === "rolled" ? [facts] : []))}
    name={(side) => sideName(say, side)}
    die={(side, face) => <Die side={side} face={face} />}
  />
);
