/** The ends of a combat in the order of the bar: the attacker's end of it first. */
export const ENDS = ["won", "both", "lost"] as const;
