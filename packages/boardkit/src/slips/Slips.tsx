import type { ReactNode } from "react";

/** The place in the page where slips appear, so that what they say is read out. */
export const Slips = ({ children }: { readonly children: ReactNode }) => (
  <div aria-live="polite">{children}</div>
);
