/** The ends of a battle in the order of the bar: the attacker's end of it first. */
export const ENDS = ["won", "both", "held", "lost"] as const;
