import type { Props } from "../keys.ts";
import type { Told } from "./within.ts";

/** What happens as scenes and slips over the table. */
export const Stages = (_props: Props & { readonly happening: readonly Told[] }) => null;
