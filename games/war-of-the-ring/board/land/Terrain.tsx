import { spread } from "@westmarch/boardkit/spread";
import { memo, useEffect, useRef } from "react";
import styles from "./land.module.css";

/** The drawn land, put into the page once as it is, so that the page's colours reach it. React never looks inside. */
export const Terrain = memo(({ svg }: { readonly svg: string }) => {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => (box.current ? spread(svg, box.current) : undefined), [svg]);
  return <div ref={box} className={styles.terrain} aria-hidden="true" />;
});
