import { memo, useLayoutEffect, useRef } from "react";
import styles from "../Map.module.css";
import type { Sheet } from "./useDrawing.ts";

/**
 * The drawn land, put into the page once as it is, so that the page's colours reach it. React never looks inside.
 */
export const Terrain = memo(({ sheet }: { readonly sheet: Sheet }) => {
  const box = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const drawn = new DOMParser().parseFromString(sheet.svg, "image/svg+xml").documentElement;
    box.current?.replaceChildren(document.adoptNode(drawn));
  }, [sheet]);
  return <div ref={box} className={styles.terrain} aria-hidden="true" />;
});
