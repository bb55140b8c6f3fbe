import type { Props } from "../../keys.ts";
import type { HuntScene } from "./telling.ts";

/** What the parts of a staged hunt are given. */
export interface Part {
  readonly scene: HuntScene;
  readonly props: Props;
}
