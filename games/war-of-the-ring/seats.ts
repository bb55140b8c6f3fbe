/** Section 16: seats, sides and teams. */
import type { Seat } from "@westmarch/kernel";
import type { SeatIcon } from "./data/cards.ts";
import {
  type CharacterId,
  FREE,
  ISENGARD,
  type NationId,
  SARUMAN,
  SAURON,
  SHADOW,
  type Side,
} from "./data/ids.ts";
import type { War } from "./state.ts";

/** Names of the seats by number of players (16.1). */
export const SEAT_NAMES: Readonly<Record<number, readonly string[]>> = {
  2: ["free-peoples", "shadow"],
  3: ["free-peoples", "witch-king", "saruman"],
  4: ["gondor", "rohan", "witch-king", "saruman"],
};
export const SIDES_OF_SEATS: Readonly<Record<number, readonly Side[]>> = {
  2: [FREE, SHADOW],
  3: [FREE, SHADOW, SHADOW],
  4: [FREE, FREE, SHADOW, SHADOW],
};
export const SEATS_OF_SIDES: Readonly<Record<number, readonly (readonly Seat[])[]>> = {
  2: [[0], [1]],
  3: [[0], [1, 2]],
  4: [
    [0, 1],
    [2, 3],
  ],
};
/** By players, then nation (16.1.1): the Gondor seat has Gondor and the Elves, the Witch-king's has Sauron. */
const SEATS_OF_NATIONS: Readonly<Record<number, readonly Seat[]>> = {
  2: [0, 0, 0, 0, 0, 1, 1, 1],
  3: [0, 0, 0, 0, 0, 2, 1, 2],
  4: [1, 0, 0, 1, 1, 3, 2, 3],
};
const SEATS_OF_ICONS: Readonly<Record<number, Readonly<Record<SeatIcon, Seat>>>> = {
  2: { gondor: 0, rohan: 0, "witch-king": 1, saruman: 1 },
  3: { gondor: 0, rohan: 0, "witch-king": 1, saruman: 2 },
  4: { gondor: 0, rohan: 1, "witch-king": 2, saruman: 3 },
};

export const sideOf = (g: War, seat: Seat): Side => SIDES_OF_SEATS[g.players][seat];
export const seatsOf = (g: War, side: Side): readonly Seat[] => SEATS_OF_SIDES[g.players][side];
/** The seat that decides for a side: its Leading player (16.4). */
export const leader = (g: War, side: Side): Seat => g.leading[side];
export const isTeam = (g: War, side: Side): boolean => SEATS_OF_SIDES[g.players][side].length > 1;
export const partnerOf = (g: War, seat: Seat): Seat => {
  const seats = seatsOf(g, sideOf(g, seat));
  return seats.length < 2 ? seat : seats[0] === seat ? seats[1] : seats[0];
};
/** The seat that a Nation belongs to. */
export const seatOfNation = (g: War, nation: NationId): Seat => SEATS_OF_NATIONS[g.players][nation];
export const seatOfIcon = (g: War, icon: SeatIcon): Seat => SEATS_OF_ICONS[g.players][icon];
/** The seat that brings a Minion into play and commands him (16.6.3). */
export const seatOfMinion = (g: War, minion: CharacterId): Seat =>
  seatOfNation(g, minion === SARUMAN ? ISENGARD : SAURON);
/** 6.2.2, 16.3.4. */
export const handLimit = (g: War, seat: Seat): number => (isTeam(g, sideOf(g, seat)) ? 4 : 6);
