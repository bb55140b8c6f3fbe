import type { BoardProps } from "@westmarch/boardkit";
import { Drawer } from "./Drawer.tsx";
import type { Drawers } from "./drawers.ts";
import { Preferences } from "./Preferences.tsx";
import { Explained, Rules } from "./Rules.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

/** The drawers that every page with a board has: rules, explanations, the reference, preferences. */
export function GameDrawer({
  drawers,
  loaded,
  props,
}: {
  drawers: Drawers;
  loaded: Loaded;
  props: BoardProps;
}) {
  const say = useSay();
  const { top } = drawers;
  const onRule = (rule: string) => drawers.open({ kind: "rules", rule });
  const onBack = drawers.deep ? drawers.back : undefined;
  const frame = { onClose: drawers.close, onBack };
  const { Reference, explain } = loaded.module;
  switch (top?.kind) {
    case "rules":
      return (
        <Drawer key="rules" title={say("table.rules")} {...frame}>
          <Rules loaded={loaded} rule={top.rule} />
        </Drawer>
      );
    case "explain":
      return (
        <Drawer key={`explain ${top.id}`} title={explain(top.id, props).title} {...frame}>
          <Explained loaded={loaded} id={top.id} view={props.view} onRule={onRule} />
        </Drawer>
      );
    case "reference":
      return (
        <Drawer key="reference" title={loaded.say("ref.title")} {...frame}>
          <Reference {...props} />
        </Drawer>
      );
    case "preferences":
      return (
        <Drawer key="preferences" title={say("table.settings")} {...frame}>
          <Preferences />
        </Drawer>
      );
    default:
      return null;
  }
}
