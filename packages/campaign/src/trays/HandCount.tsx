import { Spoken } from "@westmarch/boardkit";
import type { ReactNode } from "react";
import parts from "./parts.module.css";

interface HandCountProps {
  readonly name: string;
  /** What a screen reader hears. */
  readonly spoken: string;
  /** The backs of the cards, with their numbers. */
  readonly children: ReactNode;
}

/** How many cards are held, by their backs. */
export const HandCount = ({ name, spoken, children }: HandCountProps) => (
  <span className={parts.backs}>
    <Spoken as={spoken}>
      <span className={parts.caption}>{name}</span>
      {children}
    </Spoken>
  </span>
);
