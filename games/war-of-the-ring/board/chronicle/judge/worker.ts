/** Judges beside the page, so that it stays quick. */
import { judge } from "./judging.ts";
import type { Task } from "./task.ts";

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  for (const news of judge(data)) postMessage(news);
});
