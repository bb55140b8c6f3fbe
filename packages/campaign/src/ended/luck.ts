/** What was thrown or drawn, against what could be expected of it. */
export interface LuckOf<Kind extends string> {
  readonly kind: Kind;
  /** Whose luck it is. */
  readonly side: 0 | 1;
  /** How often it was tried. */
  readonly tries: number;
  readonly real: number;
  readonly expected: number;
}
