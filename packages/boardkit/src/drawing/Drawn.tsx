import { memo, useEffect, useRef } from "react";
import { spread } from "../spread.ts";
import styles from "./drawing.module.css";

/**
 * A drawing (SVG text, or `null` until it is here), put into the page once as it is, so that the page's colours reach
 * it. React never looks inside.
 */
export const Drawn = memo(({ svg }: { readonly svg: string | null }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current && svg !== null ? spread(svg, box.current) : undefined), [svg]);
  return <div ref={box} className={styles.drawn} aria-hidden="true" />;
});
