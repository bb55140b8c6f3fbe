/** What a computer beside the page is asked, and what it answers. */
import type { Advice, Hint } from "@westmarch/bots";
import type { Core, Heard, Option, Seat, Settings } from "@westmarch/kernel";

interface Asked {
  /** Everything that the seat has heard since the game began, where that is known. */
  readonly heard?: readonly Heard[];
  readonly id: number;
  readonly game: string;
  readonly settings: Settings;
  readonly seed: number;
}

export type Wish = Asked &
  (
    | {
        readonly want: "choice";
        /** What the seat may know, and nothing else. */
        readonly view: Core;
        readonly seat: Seat;
        readonly bot: string;
        readonly milliseconds: number;
      }
    /** What a position is worth to a seat that may know so much of it. */
    | { readonly want: "worth"; readonly view: Core; readonly seat: Seat; readonly milliseconds: number }
    /** What it would choose in the place of a seat that may know so much, and why. */
    | { readonly want: "hint"; readonly view: Core; readonly seat: Seat; readonly milliseconds: number }
    /** What it would have chosen in the place of the seat that chose this, by what that seat could know. */
    | {
        readonly want: "advice";
        readonly view: Core;
        readonly seat: Seat;
        readonly chosen: Option;
        readonly games: number;
      }
    /** What a position is worth to each seat, with nothing hidden, told from so many games that are played on. */
    | { readonly want: "outlook"; readonly state: Core; readonly games: number }
  );

/** `begun`: the game is here and the thought begins. */
export type Answer = { readonly id: number } & (
  | { readonly begun: true }
  | { readonly options: readonly Option[] }
  | { readonly values: readonly number[] }
  | { readonly advice: Advice }
  | { readonly hint: Hint }
  | { readonly failed: string }
);
