import { type ThingProps as PropsOf, Thing as TrayThing } from "@westmarch/campaign/trays";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";

/** Before a die is taken up the dice are what is offered, and nothing else is gold. */
export const isShown = ({ ask }: Pick<Props, "ask">, { die }: Pick<Acting, "die">): boolean =>
  ask?.prompt !== "act" || die !== null;

/** A thing on a tray as a button. */
export const Thing = (of: PropsOf<Props, Acting>) => (
  <TrayThing {...of} shown={isShown(of.props, of.acting)} />
);
