import { Thing as ThingButton, touchOf } from "@westmarch/campaign/trays";
import type { ReactNode } from "react";
import type { ThingId } from "../acting/things.ts";
import type { Acting } from "../acting/useActing.ts";
import type { Props } from "../keys.ts";

export interface ThingProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly thing: ThingId;
  /** What a screen reader hears. */
  readonly spoken: string;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Whether what a thing offers is shown: before a die is taken up the dice are what is offered, and nothing else. */
export const isShown = ({ ask }: Pick<Props, "ask">, { die }: Pick<Acting, "die">): boolean =>
  (ask?.prompt !== "act" && ask?.prompt !== "bonus") || die !== null;

/** A thing on a tray as a button. A general's ability needs no die, so that he is offered before one is taken up. */
export const Thing = ({ props, acting, thing, spoken, className, children }: ThingProps) => {
  const { explain, say, ask } = props;
  const free = ask?.options.some((option) => option[0] === "ability" && thing === `character:${option[1]}`);
  const touch = touchOf(explain, acting, thing, free === true || isShown(props, acting));
  return (
    <ThingButton
      thing={thing}
      touch={touch}
      spoken={touch.able ? say("tray.able", { thing: spoken }) : spoken}
      className={className}
    >
      {children}
    </ThingButton>
  );
};
