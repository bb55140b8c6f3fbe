import { Drawing } from "./Drawing.tsx";
import styles from "./Horizon.module.css";

const trees = new URL("../drawn/sight-grove.svg", import.meta.url).href;

/** Hills far away and the line of the ground from edge to edge of the window, with one thing of the page's own on it. */
export const Horizon = ({ sight }: { readonly sight?: string | undefined }) => (
  <div className={styles.horizon} aria-hidden="true">
    <Drawing of={trees} className={styles.left} />
    <Drawing of={trees} className={styles.right} />
    {sight && <Drawing of={sight} className={styles.sight} />}
  </div>
);
