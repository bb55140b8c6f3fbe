import type { ComponentPropsWithRef, ElementType } from "react";
import styles from "./ui.module.css";

type SlipProps = Omit<ComponentPropsWithRef<"section">, "ref"> & {
  readonly ref?: React.Ref<HTMLElement>;
  /** The element it is: a section unless said otherwise. */
  readonly as?: ElementType;
  /** Whose slip it is: a band at the outer edge. */
  readonly side?: "free" | "shadow";
};

/** A slip of vellum with a double rule: what everything is written on that is not the map. */
export function Slip({ as: Element = "section", side, className = "", ...rest }: SlipProps) {
  const band = side ? styles[side] : "";
  return <Element className={`${styles.slip} ${band} ${className}`} {...rest} />;
}
