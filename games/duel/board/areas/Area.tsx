import { useMemo } from "react";
import type { Side } from "../../data/ids.ts";
import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import styles from "./areas.module.css";
import { Gauges, Plaque } from "./Plaque.tsx";
import { produce } from "./produce.ts";
import { Keepsakes, Stacks } from "./Stacks.tsx";
import shared from "./side.module.css";
import { Totals } from "./Totals.tsx";

export interface AreaProps {
  readonly props: Props;
  readonly side: Side;
  /** The area of the player at this screen. */
  readonly own: boolean;
  /** A strip at the near edge, or a panel opposite. */
  readonly shape: "strip" | "panel";
  readonly awaited: ReadonlySet<string>;
  /** A card in the hand may be put down here. */
  readonly takes: boolean;
  readonly open: () => void;
}

/** What lies before a side: coins, what it produces, cards by colour, tokens, landmarks. */
export const Area = ({ props, side, own, shape, awaited, takes, open }: AreaProps) => {
  const { say, told } = props;
  // Figures wait for the cards that they count.
  const counted = useMemo(() => ({ ...props, view: told }), [props, told]);
  const has = useMemo(() => produce(told, side), [told, side]);
  return (
    <section
      className={`${shared.cloth} ${styles.area}`}
      data-side={side}
      data-shape={shape}
      data-drop={own ? "area" : undefined}
      data-takes={takes || undefined}
      data-anchor={`area:${side}`}
      aria-label={sideName(say, side)}
    >
      <Plaque props={counted} side={side} own={own} has={has} />
      <Gauges props={counted} side={side} has={has} />
      <Totals props={counted} has={has} />
      <Stacks props={props} side={side} awaited={awaited} open={open} />
      <Keepsakes props={props} side={side} awaited={awaited} />
    </section>
  );
};
