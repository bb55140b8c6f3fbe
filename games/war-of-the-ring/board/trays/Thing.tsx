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

/** A thing on a tray as a button. Before a die is taken up the dice are what is offered, and nothing else is gold. */
export const Thing = ({ props, acting, thing, spoken, className, children }: ThingProps) => {
  const { ask, explain, say } = props;
  const touch = touchOf(explain, acting, thing, ask?.prompt !== "act" || acting.die !== null);
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
