/**
 * What each place says of each character where sides set up, as a logarithm: a set-up is chosen in proportion to the product
 * of what its nine places say. Made of 8000 games by
 *
 *     node games/confrontation/tools/placement.ts --kept games.txt --games 8000 --worlds 4 --seed 1 --spread 0.2
 */
import type { CharacterName, RegionName } from "../data/ids.ts";

type Says = Readonly<Partial<Record<RegionName, number>>>;

export const PLACEMENT: Readonly<Record<CharacterName, Says>> = {
  frodo: { shire: 0.73, arthedain: 1.72, cardolan: 2.4, rhudaur: -3.94, eregion: -4.63, enedwaith: -3.47 },
  sam: { shire: 0.65, arthedain: -0.21, cardolan: -0.19, rhudaur: -0.89, eregion: -0.5, enedwaith: -0.29 },
  pippin: { shire: -0.03, arthedain: -0.36, cardolan: 0.16, rhudaur: 0.87, eregion: 0.46, enedwaith: 0.54 },
  merry: { shire: 0.04, arthedain: 0.01, cardolan: 0.08, rhudaur: -0.05, eregion: 0.74, enedwaith: -0.03 },
  gandalf: { shire: -0.04, arthedain: -0.15, cardolan: 0.1, rhudaur: 0.72, eregion: 1.24, enedwaith: 0.49 },
  aragorn: { shire: 0.04, arthedain: 0.06, cardolan: -0.65, rhudaur: 0.64, eregion: 0.07, enedwaith: 0.76 },
  legolas: { shire: -0.37, arthedain: 0.14, cardolan: 0.03, rhudaur: 0.88, eregion: 0.83, enedwaith: 0.43 },
  gimli: { shire: -0.12, arthedain: 0.46, cardolan: -0.4, rhudaur: 0.48, eregion: 0.14, enedwaith: 0.37 },
  boromir: { shire: 0.38, arthedain: -0.58, cardolan: -0.28, rhudaur: 0.17, eregion: 0.46, enedwaith: 0.45 },
  balrog: { mirkwood: -0.56, fangorn: 0.06, rohan: 0.12, dagorlad: -0.22, gondor: 0.26, mordor: -0.41 },
  shelob: { mirkwood: -0.34, fangorn: 0.56, rohan: -0.27, dagorlad: 0.11, gondor: 0.26, mordor: -0.55 },
  "witch-king": {
    mirkwood: -0.53,
    fangorn: -0.5,
    rohan: -0.46,
    dagorlad: -0.21,
    gondor: -0.19,
    mordor: 0.03,
  },
  "flying-nazgul": {
    mirkwood: -0.09,
    fangorn: -0.03,
    rohan: -0.76,
    dagorlad: -0.09,
    gondor: 0,
    mordor: -0.33,
  },
  "black-rider": {
    mirkwood: 0.16,
    fangorn: -0.68,
    rohan: 0.15,
    dagorlad: 0.47,
    gondor: -0.35,
    mordor: -0.33,
  },
  saruman: { mirkwood: -0.48, fangorn: 0.23, rohan: -0.34, dagorlad: -0.38, gondor: -0.12, mordor: -0.03 },
  orcs: { mirkwood: -0.06, fangorn: -1.23, rohan: -0.51, dagorlad: 0.17, gondor: 0.14, mordor: -0.09 },
  warg: { mirkwood: -1.23, fangorn: -0.96, rohan: -0.88, dagorlad: -0.52, gondor: -0.68, mordor: 0.96 },
  "cave-troll": { mirkwood: 0.1, fangorn: 0.05, rohan: -0.01, dagorlad: -0.01, gondor: -0.07, mordor: -0.47 },
};
