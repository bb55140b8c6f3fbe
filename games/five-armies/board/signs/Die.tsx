import { Across, Cube, DieEye, WillStar } from "@westmarch/campaign/trays";
import type { ReactNode } from "react";
import { FACE, type FaceId, type Side } from "../../ids.ts";
import { Sign } from "./Sign.tsx";

const FACES: Readonly<Record<(typeof FACE.names)[number], ReactNode>> = {
  character: <Sign name="character" x={7} y={7} size={26} />,
  army: <Sign name="army" x={7} y={7} size={26} />,
  muster: <Sign name="muster" x={7} y={7} size={26} />,
  army_muster: (
    <>
      <Across />
      <Sign name="muster" x={5.5} y={5.5} size={16} />
      <Sign name="army" x={19.8} y={19.3} size={15.5} />
    </>
  ),
  event: <Sign name="event" x={7} y={7} size={26} />,
  will_of_the_west: <WillStar />,
  lidless_eye: <DieEye />,
};

export interface DieProps {
  readonly side: Side;
  /** What it shows; null while it is not rolled. */
  readonly face: FaceId | null;
}

/** An action die, as it lies on the table. As large as `--die` says. */
export const Die = ({ side, face }: DieProps) => (
  <Cube side={side} blank={face === null}>
    {face !== null && FACES[FACE.names[face]]}
  </Cube>
);
