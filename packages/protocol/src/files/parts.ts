/** What the files that the program writes for other programs have in common. */
import { z } from "zod";

export const seat = z.int().min(0);
export const word = z.union([z.int(), z.string()]);
export const option = z.tuple([z.string()], word).meta({ description: "A choice: a verb and a few words." });
export const settings = z.record(z.string(), z.union([z.boolean(), z.string()]));
export const facts = z.record(z.string(), z.unknown());

export const result = z.object({
  winners: z.array(seat).meta({ description: "Nobody: a draw." }),
  reason: z.string().meta({ description: "As the game calls it." }),
  scores: z.array(z.number()).optional().meta({ description: "By seat, where the game counts points." }),
});
