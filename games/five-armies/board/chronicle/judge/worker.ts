/** Judges beside the page, so that it stays quick. */
import type { Task } from "@westmarch/campaign/judge";
import { judge } from "./judging.ts";

addEventListener("message", ({ data }: MessageEvent<Task>) => {
  for (const news of judge(data)) postMessage(news);
});
