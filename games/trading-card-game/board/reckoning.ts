/** The texts of all cards and what follows from them. While a table is set up, nothing depends on them: they come late. */
import { later, laterAtRest } from "@westmarch/boardkit/later";

export const reckoning = later(async () => (await import("./reckoned.ts")).reckoned);

/** The same, fetched when the table is drawn. */
export const reckoningAtRest = laterAtRest(() => reckoning.fetch());
