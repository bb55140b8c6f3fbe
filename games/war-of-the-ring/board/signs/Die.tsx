import { Across, Cube, DieEye, WillStar } from "@westmarch/campaign/trays";
import {
  ARMY_FACE,
  CHARACTER_FACE,
  EVENT_FACE,
  EYE_FACE,
  type FaceId,
  MUSTER_ARMY_FACE,
  MUSTER_FACE,
  type Side,
  WILL_FACE,
} from "../../data/ids.ts";
import type { SignName } from "./icons.ts";
import { Sign } from "./Sign.tsx";

const ONE_SIGN: ReadonlyMap<FaceId, SignName> = new Map([
  [CHARACTER_FACE, "character"],
  [ARMY_FACE, "army"],
  [MUSTER_FACE, "muster"],
  [EVENT_FACE, "event"],
]);

/** Both, across a diagonal. */
const MusterOrArmy = () => (
  <>
    <Across />
    <Sign name="muster" x={5.5} y={5.5} size={16} />
    <Sign name="army" x={19.8} y={19.3} size={15.5} />
  </>
);

const Face = ({ face }: { readonly face: FaceId }) => {
  const sign = ONE_SIGN.get(face);
  if (sign) return <Sign name={sign} x={7} y={7} size={26} />;
  if (face === MUSTER_ARMY_FACE) return <MusterOrArmy />;
  if (face === WILL_FACE) return <WillStar />;
  return face === EYE_FACE ? <DieEye /> : null;
};

export interface DieProps {
  readonly side: Side;
  /** What it shows; `steps` for a die that moved the Fellowship and lies in the Hunt Box; null while it is not rolled. */
  readonly face: FaceId | "steps" | null;
}

/** An Action die, as it lies on the table. As large as `--die` says. */
export const Die = ({ side, face }: DieProps) => (
  <Cube side={side} blank={face === null}>
    {face === "steps" ? <Sign name="steps" x={8} y={8} size={24} /> : face !== null && <Face face={face} />}
  </Cube>
);
