import { type ReactNode, useLayoutEffect, useRef } from "react";
import styles from "./recent.module.css";

/** On upright screens: one line between the map and its dock, so that it covers nothing. The map ends above it (`--just-now`). */
export const Strip = ({ children }: { readonly children: ReactNode }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const table = box.current?.closest<HTMLElement>("[data-layout]");
    table?.style.setProperty("--just-now", "44px");
    return () => {
      table?.style.removeProperty("--just-now");
    };
  }, []);
  return (
    <div ref={box} className={styles.strip}>
      {children}
    </div>
  );
};
