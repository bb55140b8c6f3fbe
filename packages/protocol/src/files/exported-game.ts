/** Games taken out of a server, for research. What is added to them later leaves their edition as it is. */
import { LEVELS, type Level, type Option, type Result, type Save, type Seat } from "@westmarch/kernel";
import { z } from "zod";
import { option, result, seat, settings } from "./parts.ts";

/** What a seat saw when it chose. */
const seen = z.object({
  choice: z.int().min(0).meta({ description: "Which of the choices that stand, from 0." }),
  seat,
  prompt: z
    .string()
    .nullable()
    .meta({ description: "Null: the choice was to give up, which no question offers." }),
  options: z.array(option),
  chosen: option,
  view: z
    .unknown()
    .meta({ description: "A state of the game's own shape, holding nothing that the seat could not know." }),
});

/** A line of `westmarch games export`. */
export const exportedGame = z
  .object({
    format: z.literal("westmarch-game"),
    edition: z.literal(1),
    game: z.string(),
    rules: z.int().meta({ description: "The version of the rules that it was played by." }),
    seats: z.array(
      z.object({
        role: z.string(),
        player: z.enum(["person", ...LEVELS]).meta({ description: "A person, or a computer of that level." }),
        name: z.string().nullable().optional().meta({ description: "Only with --names." }),
      }),
    ),
    rated: z.boolean().meta({ description: "Whether it counts for ratings." }),
    ended: z.string().meta({ description: "The day, by universal time; the moment with --names." }),
    result,
    table: z.string().optional().meta({ description: "Only with --names." }),
    save: z
      .looseObject({
        format: z.literal(2),
        game: z.string(),
        version: z.int(),
        settings,
        opening: z.array(z.tuple([z.int(), z.int()])),
        deeds: z.array(z.looseObject({ do: z.enum(["choose", "take-back", "stop"]) })),
        state: z.unknown(),
        fairness: z
          .unknown()
          .optional()
          .meta({ description: "Only with --names: what chance was fixed by." }),
      })
      .meta({ description: "The whole game, as a replay link serves it (docs/notation.md)." }),
    views: z
      .array(seen)
      .nullable()
      .optional()
      .meta({ description: "Only with --views; null where the rules of today are of another version." }),
  })
  .meta({ id: "exportedGame", title: "A line of westmarch games export" });

/** What a seat saw when it chose. */
export interface SeenChoice {
  readonly choice: number;
  readonly seat: Seat;
  readonly prompt: string | null;
  readonly options: readonly Option[];
  readonly chosen: Option;
  readonly view: unknown;
}

/** A finished game, as `westmarch games export` writes it: what `exportedGame` describes. */
export interface ExportedGame {
  readonly format: "westmarch-game";
  readonly edition: 1;
  readonly game: string;
  readonly rules: number;
  readonly seats: readonly {
    readonly role: string;
    readonly player: "person" | Level;
    readonly name?: string | null;
  }[];
  readonly rated: boolean;
  readonly ended: string;
  readonly result: Result;
  readonly table?: string;
  readonly save: Save;
  readonly views?: readonly SeenChoice[] | null;
}
