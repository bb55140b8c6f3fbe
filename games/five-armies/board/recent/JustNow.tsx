import { JustNow as List } from "@westmarch/campaign/recent";
import type { JustNowProps } from "@westmarch/campaign/trays";
import { useMemo } from "react";
import type { Props } from "../keys.ts";
import { Die } from "../signs/Die.tsx";
import { recentOf } from "./deeds.ts";

/** What the other has done since the player's last choice. */
export const JustNow = ({ props, leaf }: JustNowProps<Props>) => {
  const { log, seat, say, view } = props;
  const steps = useMemo(() => recentOf({ log, seat, say, view }), [log, seat, say, view]);
  return <List props={props} steps={steps} die={(die) => <Die {...die} />} leaf={leaf} />;
};
