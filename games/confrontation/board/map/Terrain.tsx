import { spread } from "@westmarch/boardkit/spread";
import { memo, useEffect, useRef } from "react";
import styles from "../Map.module.css";
import type { Sheet } from "./useDrawing.ts";

/**
 * The drawn land, put into the page once as it is, so that the page's colours reach it. React never looks inside.
 */
export const Terrain = memo(({ sheet }: { readonly sheet: Sheet }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? spread(sheet.svg, box.current) : undefined), [sheet]);
  return <div ref={box} className={styles.terrain} aria-hidden="true" />;
});
