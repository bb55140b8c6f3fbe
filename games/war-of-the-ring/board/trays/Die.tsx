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
import styles from "./die.module.css";
import type { SignName } from "./icons.ts";
import { Sign } from "./Sign.tsx";

const ONE_SIGN: ReadonlyMap<FaceId, SignName> = new Map([
  [CHARACTER_FACE, "character"],
  [ARMY_FACE, "army"],
  [MUSTER_FACE, "muster"],
  [EVENT_FACE, "event"],
]);

const Eye = () => (
  <>
    <path d="M6 20Q20 6.7 34 20Q20 33.3 6 20Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="2.2" />
    <path d="M20 14.1Q23.1 20 20 25.9Q16.9 20 20 14.1Z" fill="#1b1210" />
  </>
);

/** A star over the waves. */
const Will = () => (
  <>
    <path
      d="M8 25C13 20 17 29 22 24S30 20 33 22M10 31C14 27 18 33 23 30S28 28 30 29"
      fill="none"
      stroke="currentColor"
      strokeWidth="2.2"
      strokeLinecap="round"
    />
    <path
      d="M20 5l2.1 6.2 6.2-1.7-4.2 5 4.2 5-6.2-1.7L20 23l-2.1-5.2-6.2 1.7 4.2-5-4.2-5 6.2 1.7z"
      fill="currentColor"
    />
  </>
);

/** Both, across a diagonal. */
const MusterOrArmy = () => (
  <>
    <path d="M6 34L34 6" stroke="currentColor" strokeWidth="1" opacity=".6" />
    <Sign name="muster" x={5.5} y={5.5} size={16} />
    <Sign name="army" x={19.8} y={19.3} size={15.5} />
  </>
);

const Face = ({ face }: { readonly face: FaceId }) => {
  const sign = ONE_SIGN.get(face);
  if (sign) return <Sign name={sign} x={7} y={7} size={26} />;
  if (face === MUSTER_ARMY_FACE) return <MusterOrArmy />;
  if (face === WILL_FACE) return <Will />;
  return face === EYE_FACE ? <Eye /> : null;
};

export interface DieProps {
  readonly side: Side;
  /** What it shows; `steps` for a die that moved the Fellowship and lies in the Hunt Box; null while it is not rolled. */
  readonly face: FaceId | "steps" | null;
}

/** An Action die, as it lies on the table. As large as `--die` says. */
export const Die = ({ side, face }: DieProps) => (
  <svg
    className={styles.die}
    viewBox="-1 -1 43 48"
    data-side={side}
    data-blank={face === null || undefined}
    aria-hidden="true"
    focusable="false"
  >
    <rect className={styles.cast} x="1.5" y="6" width="40" height="40" rx="7" />
    <rect className={styles.edge} x="0" y="3" width="40" height="40" rx="7" />
    <rect className={styles.top} x="0" y="0" width="40" height="40" rx="7" />
    <path className={styles.glint} d="M4 5.5Q5 2 9 2H31" />
    {face === "steps" ? <Sign name="steps" x={8} y={8} size={24} /> : face !== null && <Face face={face} />}
  </svg>
);
