/** Plays trials beside the page, one after the other, and tells how each went. */
import { tried } from "./playing.ts";
import type { TrialTold, Wish } from "./wishes.ts";

const tell = (told: TrialTold) => postMessage(told);

addEventListener("message", ({ data: { pack, games, seed } }: MessageEvent<Wish>) => {
  try {
    for (let i = 0; i < games; i++) tell({ trial: tried(pack, seed + i) });
  } catch (error) {
    tell({ failed: error instanceof Error ? error.message : String(error) });
  }
});
