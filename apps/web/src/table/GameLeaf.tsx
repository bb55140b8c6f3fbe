import type { BoardProps } from "@westmarch/boardkit";
import { Leaf } from "./Leaf.tsx";
import type { Leaves } from "./leaves.ts";
import { Preferences } from "./Preferences.tsx";
import { Explained, Rules } from "./Rules.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

/** The leaves that every page with a board has: rules, explanations, the reference, preferences. */
export function GameLeaf({ leaves, loaded, props }: { leaves: Leaves; loaded: Loaded; props: BoardProps }) {
  const say = useSay();
  const { top } = leaves;
  const onRule = (rule: string) => leaves.open({ kind: "rules", rule });
  const onBack = leaves.deep ? leaves.back : undefined;
  const frame = { onClose: leaves.close, onBack };
  const { Reference, explain } = loaded.module;
  switch (top?.kind) {
    case "rules":
      return (
        <Leaf key="rules" title={say("table.rules")} {...frame}>
          <Rules loaded={loaded} rule={top.rule} />
        </Leaf>
      );
    case "explain":
      return (
        <Leaf key={`explain ${top.id}`} title={explain(top.id, props).title} {...frame}>
          <Explained loaded={loaded} id={top.id} view={props.view} onRule={onRule} />
        </Leaf>
      );
    case "reference":
      return (
        <Leaf key="reference" title={loaded.say("ref.title")} {...frame}>
          <Reference {...props} />
        </Leaf>
      );
    case "preferences":
      return (
        <Leaf key="preferences" title={say("table.settings")} {...frame}>
          <Preferences />
        </Leaf>
      );
    default:
      return null;
  }
}
