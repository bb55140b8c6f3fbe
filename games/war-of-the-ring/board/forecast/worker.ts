/** Fights battles beside the page, so that it stays quick. */
import { dice } from "@westmarch/ink";
import { BATTLES, type Done, type Task } from "./asked.ts";
import { forecast } from "./fight.ts";

addEventListener("message", ({ data: { key, matchup } }: MessageEvent<Task>) => {
  const done: Done = { key, forecast: forecast(matchup, BATTLES, dice(key)) };
  postMessage(done);
});
