/** What may change while a map is looked at. */
export interface Manner {
  /** Steps are made at once. */
  readonly calm: boolean;
  /** The key under which the look is kept on this device; null: it is neither kept nor recalled. */
  readonly remember: string | null;
  /** Told the size at which the page lies when it is seen as a whole: after every change of the room it has. */
  readonly fitted: (scale: number) => void;
  /** Told the size at which it is looked at whenever it has come to rest. */
  readonly rested?: ((scale: number) => void) | undefined;
}
