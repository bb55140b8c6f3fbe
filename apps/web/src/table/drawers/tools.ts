import type { TableSay } from "../../i18n/index.ts";
import type { Tool } from "../board/Bar.tsx";
import type { DrawerKind, Drawers } from "./useDrawers.ts";

export interface ToolBox {
  readonly say: TableSay;
  readonly drawers: Drawers;
  /** The rule under which something is asked just now. */
  readonly rule: string | null;
  /** Null where nothing can be taken back. */
  readonly takeBack: (() => void) | null;
  readonly history: (() => void) | null;
  readonly looking: boolean;
  readonly talk: () => void;
  readonly news: boolean;
  /** A phone has room for the most needed tools only; the others are in the table's drawer. */
  readonly few: boolean;
  /** The game can show what both sides have, at one look. */
  readonly glance: boolean;
  /** The Red Book lies open beside the map. */
  readonly roomy: boolean;
}

/** The tools of the bar, in the order of use. */
export function tableTools(box: ToolBox): readonly Tool[] {
  const { say, drawers } = box;
  const drawer = (kind: DrawerKind["kind"]) => drawers.top?.kind === kind;
  const open = (next: DrawerKind) => () => drawers.toggle(next);
  const tools: Tool[] = [
    {
      id: "undo",
      label: say("table.undo"),
      icon: "anticlockwise-rotation",
      use: box.takeBack ?? (() => {}),
      disabled: !box.takeBack,
    },
  ];
  if (!box.few) {
    tools.push({
      id: "history",
      label: say("table.history"),
      icon: "hourglass",
      use: box.history ?? (() => {}),
      disabled: !box.history,
      open: box.looking,
    });
  }
  if (box.glance)
    tools.push({
      id: "glance",
      label: say("table.glance.tool"),
      icon: "spyglass",
      use: open({ kind: "glance" }),
      open: drawer("glance"),
    });
  tools.push({
    id: "rules",
    label: say("table.rules"),
    icon: "book",
    use: open({ kind: "rules", rule: box.rule }),
    open: drawer("rules"),
  });
  tools.push(
    box.roomy
      ? { id: "talk", label: say("table.talk"), icon: "conversation", use: box.talk, news: box.news }
      : {
          id: "log",
          label: say("table.log"),
          icon: "scroll-unfurled",
          use: open({ kind: "book" }),
          open: drawer("book"),
          news: box.news,
        },
  );
  tools.push({
    id: "table",
    label: say("table.table"),
    icon: "candle-holder",
    use: open({ kind: "table" }),
    open: drawer("table"),
  });
  return tools;
}
