import { createContext } from "react";

/** How many of each kind are about to fall, by what explains them. */
export const StruckContext = createContext<ReadonlyMap<string, number>>(new Map());
