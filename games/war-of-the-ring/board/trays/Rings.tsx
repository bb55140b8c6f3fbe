import { Spoken } from "@westmarch/boardkit";
import { parts, range } from "@westmarch/campaign/trays";
import { FREE, type Side } from "../../data/ids.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import { Ring, TurnedRing } from "../signs/Ring.tsx";
import styles from "./parts.module.css";
import { Thing } from "./Thing.tsx";

/** Vilya, Nenya, Narya. */
const GEMS = ["#4d7eb3", "#c4dceb", "#c4471f"];

export interface RingsProps {
  readonly props: Props;
  readonly acting: Acting;
  readonly side: Side;
  readonly own: boolean;
}

/** A side's Elven Rings. One's own can be taken up where one may change a die. */
export const Rings = ({ props, acting, side, own }: RingsProps) => {
  const { told, say } = props;
  const count = told.rings[side];
  const spoken = say("tray.rings.spoken", { count });
  const rings = (
    <>
      {range(count).map((i) =>
        side === FREE ? <Ring key={i} gem={GEMS[i] ?? ""} /> : <TurnedRing key={i} />,
      )}
      {own && count > 0 && (
        <span className={`${parts.caption} ${styles.many}`} data-caption={count}>
          {say("tray.rings", { count })}
        </span>
      )}
    </>
  );
  if (own && count > 0)
    return (
      <Thing props={props} acting={acting} thing="rings" spoken={spoken} className={styles.rings}>
        {rings}
      </Thing>
    );
  if (count === 0 && !own) return null;
  return (
    <span className={styles.rings} data-explain="rings">
      <Spoken as={spoken}>{rings}</Spoken>
    </span>
  );
};
