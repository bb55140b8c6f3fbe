/** What a region is for the player just now: entering it, or attacking there. */
export type Reach = "enter" | "attack";
