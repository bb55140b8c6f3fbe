/** What stands on a map, as far as all games of armies have it alike. */

/** What stands on a map, whatever it is. */
export interface Standing {
  /** Stays with it as long as it is the same to the eye. */
  readonly key: string;
  readonly kind: string;
  /** Whose it is. */
  readonly side: 0 | 1;
}

/** A character, or several that stand together where there is no room for each. */
export interface CompanyOf<Character> extends Standing {
  readonly kind: "company";
  readonly characters: readonly Character[];
}
