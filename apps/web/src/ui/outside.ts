import { createContext } from "react";

/** Where a page that stands in a frame of another site can be opened as a page of its own; null: it is one. */
export const Outside = createContext<string | null>(null);
