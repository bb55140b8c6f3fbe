import { Spoken } from "@westmarch/boardkit";
import { parts, range } from "@westmarch/campaign/trays";
import { FREE, type Side } from "../../data/ids.ts";
import type { Acting } from "../acting/acting.ts";
import type { Props } from "../keys.ts";
import styles from "./parts.module.css";
import { Thing } from "./Thing.tsx";

/** Vilya, Nenya, Narya. */
const GEMS = ["#4d7eb3", "#c4dceb", "#c4471f"];

/** A ring with its stone. */
export const Ring = ({ gem }: { readonly gem: string }) => (
  <svg className={styles.ring} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <circle cx="15" cy="18" r="9" fill="none" stroke="#2a2019" strokeWidth="4.6" />
    <circle cx="15" cy="18" r="9" fill="none" stroke="#e3bc5c" strokeWidth="2.6" />
    <path d="M15 2L20 7.5L15 13L10 7.5Z" fill={gem} stroke="#2a2019" strokeWidth="1.3" />
    <path d="M15 2L17 7.5L15 13" fill="#fff" opacity=".35" />
  </svg>
);

/** The same ring in the hands of the Shadow: turned over. */
const TurnedRing = () => (
  <svg className={styles.ring} viewBox="0 0 30 30" aria-hidden="true" focusable="false">
    <circle cx="15" cy="15" r="13" fill="#2b2523" stroke="#b48a3a" strokeWidth="1.6" />
    <path d="M6 15Q15 6.5 24 15Q15 23.5 6 15Z" fill="#f3a43a" stroke="#c4471f" strokeWidth="1.4" />
    <path d="M15 11.2Q17 15 15 18.8Q13 15 15 11.2Z" fill="#1b1210" />
  </svg>
);

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
      {own && <span className={`${parts.caption} ${styles.many}`}>{say("tray.rings", { count })}</span>}
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
