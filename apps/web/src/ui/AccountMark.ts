import { type ComponentType, createContext } from "react";

/** What stands in the bar of every page for the person who is signed in; null: nothing. Provided above this folder. */
export const AccountMark = createContext<ComponentType | null>(null);
