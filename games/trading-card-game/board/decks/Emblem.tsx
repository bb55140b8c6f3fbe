import type { Culture } from "../../data/culture.ts";
import { PAINTS } from "../cards/people.ts";
import { Sign } from "../cards/Sign.tsx";
import styles from "./Emblem.module.css";

/** A people's sign on its own colour. Decorative: the component that shows it says whose it is. */
export const Emblem = ({ culture }: { readonly culture: Culture }) => {
  const { ground, rim, sign } = PAINTS[culture];
  return (
    <svg
      viewBox="-50 -50 100 100"
      aria-hidden="true"
      className={styles.emblem}
      style={{ background: ground, color: rim }}
    >
      <Sign name={sign} size={72} />
    </svg>
  );
};
