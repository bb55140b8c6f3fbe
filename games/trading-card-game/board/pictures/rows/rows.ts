/** The row of every card. */
import { DWARVEN_ROWS } from "./dwarven.ts";
import { ELVEN_ROWS } from "./elven.ts";
import { GANDALF_ROWS } from "./gandalf.ts";
import { GONDOR_ROWS } from "./gondor.ts";
import { ISENGARD_ROWS } from "./isengard.ts";
import { MORIA_ROWS } from "./moria.ts";
import { RING_ROWS } from "./ring.ts";
import { RINGWRAITH_ROWS } from "./ringwraith.ts";
import { SAURON_ROWS } from "./sauron.ts";
import { SHIRE_ROWS } from "./shire.ts";
import { SITES_ROWS } from "./sites.ts";

export const ROWS = {
  ...RING_ROWS,
  ...DWARVEN_ROWS,
  ...ELVEN_ROWS,
  ...GANDALF_ROWS,
  ...GONDOR_ROWS,
  ...ISENGARD_ROWS,
  ...MORIA_ROWS,
  ...RINGWRAITH_ROWS,
  ...SAURON_ROWS,
  ...SHIRE_ROWS,
  ...SITES_ROWS,
};
