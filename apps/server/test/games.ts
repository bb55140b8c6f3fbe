/** The games of these tests as a module, for threads that load their own. */
import { HOARD } from "./hoard.ts";

export const GAMES = [HOARD];
