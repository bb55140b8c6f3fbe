import { SceneFrame as Frame, type SceneFrameProps as FrameProps } from "@westmarch/boardkit/stage";
import type { Props } from "../keys.ts";

export interface SceneFrameProps
  extends Pick<FrameProps, "title" | "caption" | "steps" | "at" | "setting" | "children"> {
  readonly props: Props;
  readonly fold: () => void;
}

/** A map, folded. */
const MAP = "M2.5 6L9 3.5L15 6L21.5 3.5V18L15 20.5L9 18L2.5 20.5ZM9 3.5V18M15 6V20.5";

/** A scene over the map, with the way back to it. */
export const SceneFrame = ({ props: { say, layout, calm, step }, fold, ...frame }: SceneFrameProps) => (
  <Frame
    {...frame}
    layout={layout}
    calm={calm}
    opens={step?.name === "battle-began"}
    stepsSay={say("stage.steps")}
    away={step?.stays === undefined ? { text: say("stage.see-map"), picture: MAP, go: fold } : null}
  />
);
