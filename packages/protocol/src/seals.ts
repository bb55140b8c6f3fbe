/** What a person's seal may be: a colour and a charge on it. Short lists, so that every seal can be drawn and told apart. */
export const SEAL_COLOURS = ["blue", "red", "green", "gold", "purple", "brown", "teal", "black"] as const;
export const SEAL_CHARGES = ["flower", "tree", "star", "ship", "tower", "horse", "hammer", "sun"] as const;

export type SealColour = (typeof SEAL_COLOURS)[number];
export type SealCharge = (typeof SEAL_CHARGES)[number];

/** How a person with an account is known at a glance. */
export interface Seal {
  readonly colour: SealColour;
  readonly charge: SealCharge;
  /** It is a guest bot. */
  readonly bot?: true;
}

/** A person on this server, as others may see it. */
export interface PersonSeal extends Seal {
  readonly name: string;
}
