import { type ThingProps as PropsOf, Thing as TrayThing } from "@westmarch/campaign/trays";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";

/** Whether what a thing offers is shown: before a die is taken up the dice are what is offered, and nothing else. */
export const isShown = ({ ask }: Pick<Props, "ask">, { die }: Pick<Acting, "die">): boolean =>
  (ask?.prompt !== "act" && ask?.prompt !== "bonus") || die !== null;

/** A thing on a tray as a button. A general's ability needs no die, so that he is offered before one is taken up. */
export const Thing = (of: PropsOf<Props, Acting>) => {
  const { props, acting, thing } = of;
  const free = props.ask?.options.some(
    (option) => option[0] === "ability" && thing === `character:${option[1]}`,
  );
  return <TrayThing {...of} shown={free === true || isShown(props, acting)} />;
};
