/** The story of a game, for programs. What is added to it later leaves its edition as it is. */
import { z } from "zod";
import { facts, result, settings } from "./parts.ts";

/** The story of a game in words. */
export const storyFile = z
  .object({
    format: z.literal("westmarch-story"),
    edition: z.literal(1),
    game: z.string(),
    rules: z.int().meta({ description: "The version of the rules that it was played by." }),
    language: z.string(),
    title: z.string(),
    seats: z.array(z.object({ role: z.string(), name: z.string() })),
    settings,
    parts: z
      .array(
        z.object({
          title: z
            .string()
            .nullable()
            .meta({ description: "What begins here, as a turn; null: before the first." }),
          lines: z.array(
            z.object({
              text: z.string().meta({ description: "The sentence in the language of the story." }),
              choice: z.int().min(0).meta({ description: "How many choices stood when it was told." }),
              type: z.string().meta({ description: "The event, as the game calls it." }),
              facts,
            }),
          ),
        }),
      )
      .meta({ description: "The story, part by part." }),
    ending: z.string().nullable().meta({ description: "How it ended, in words; null: it has not." }),
    result: result.nullable(),
  })
  .meta({ id: "storyFile", title: "The story of a game" });
