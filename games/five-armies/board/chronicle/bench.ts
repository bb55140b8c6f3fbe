/** The judge of great moments, beside the page. */
import { benchOf } from "@westmarch/campaign/chronicle";
import type { FiveArmies } from "../../state.ts";

export const bench = benchOf<FiveArmies>(
  () => new Worker(new URL("./judge/worker.ts", import.meta.url), { type: "module" }),
);
