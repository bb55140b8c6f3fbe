/** What a reference is narrowed down by: groups of buttons that stay pressed. */
import type { ReactNode } from "react";
import css from "./filters.module.css";

export { Search } from "./Search.tsx";

/** Groups (`fieldset`) of toggles. */
export const Filters = ({
  className,
  children,
}: {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}) => <div className={className ? `${css.filters} ${className}` : css.filters}>{children}</div>;

export const Toggle = ({
  on,
  flip,
  children,
}: {
  readonly on: boolean;
  readonly flip: () => void;
  readonly children: ReactNode;
}) => (
  <button type="button" className={css.toggle} aria-pressed={on} onClick={flip}>
    {children}
  </button>
);
