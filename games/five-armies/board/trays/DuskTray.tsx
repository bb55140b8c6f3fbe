import { latePart } from "@westmarch/boardkit/later";
import { useOverhead } from "@westmarch/boardkit/overhead";
import { useId, useState } from "react";
import { createPortal } from "react-dom";
import type { Props } from "../keys.ts";
import styles from "./road.module.css";

interface DuskProps {
  readonly props: Props;
}

/** The road's drawing. Its place is kept until it is there. */
export const LateRoad = latePart(async () => (await import("./Road.tsx")).Road);
const Road = (of: { readonly props: Props; readonly low: boolean }) => (
  <LateRoad {...of} waiting={<span className={styles.road} data-low={of.low || undefined} />} />
);

const DuskTold = latePart(async () => (await import("./DuskTold.tsx")).DuskTold);

/** The road with everything that is told of it: a page of the dock, or a tray under its tab. */
export const DuskTray = ({ props, pictured }: DuskProps & { readonly pictured: boolean }) => (
  <>
    {pictured && (
      <div className={styles.framed}>
        <Road props={props} low={false} />
      </div>
    )}
    <DuskTold props={props} />
  </>
);

/**
 * The road across the top of a wide table, or in the bar above a low one: a touch tells what comes when, and what the next
 * tile may be.
 */
export const DuskPanel = ({ props }: DuskProps) => {
  const [open, setOpen] = useState(false);
  const id = useId();
  const overhead = useOverhead();
  const panel = (
    <section
      className={overhead ? styles.overhead : styles.panel}
      aria-label={props.say("tray.dusk")}
      data-open={open || undefined}
    >
      <button
        type="button"
        className={styles.framed}
        data-explain="fate"
        data-point="fate"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        <Road props={props} low={false} />
      </button>
      {open && (
        <div id={id} className={styles.told}>
          <DuskTold props={props} />
        </div>
      )}
    </section>
  );
  return overhead ? createPortal(panel, overhead) : panel;
};

/** The same as a strip above the map of a phone. */
export const DuskStrip = ({ props }: DuskProps) => (
  <div className={styles.strip} data-explain="fate">
    <Road props={props} low />
  </div>
);
