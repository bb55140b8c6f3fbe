/** The judge of great moments, beside the page. */
import { benchOf } from "@westmarch/campaign/chronicle";
import type { War } from "../../state.ts";

export const bench = benchOf<War>(
  () => new Worker(new URL("./judge/worker.ts", import.meta.url), { type: "module" }),
);
