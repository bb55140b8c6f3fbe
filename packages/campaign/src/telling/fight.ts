/** What the scene of a fight shows in every game. */

/** A die as it lies there. */
export interface Pips {
  readonly pips: number;
  readonly hit: boolean;
}

/** One side of it. */
export interface CampOf<Side, Place, Die = Pips> {
  readonly side: Side;
  readonly at: Place;
  readonly attacks: boolean;
  /** Behind walls that hold. */
  readonly walled: boolean;
  /** Dice of its next Combat roll, and points of Leadership. */
  readonly strength: number;
  readonly leadership: number;
  /** What a die must show. */
  readonly needed: number;
  /** The Combat roll as it fell, and what was rolled again of it. */
  readonly roll: readonly Die[];
  readonly again: readonly Die[];
  /** What its dice have scored in this round. */
  readonly hits: number;
}

/** All of it. */
export interface FightOf<Side, Place, Step, Camp, E> {
  readonly from: Place;
  readonly attacker: Side;
  /** 0 before the first. */
  readonly round: number;
  readonly step: Step;
  readonly camps: readonly [Camp, Camp];
  /** The newest event of it. */
  readonly said: E | null;
}
