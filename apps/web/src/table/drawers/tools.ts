import type { TableSay } from "../../i18n/index.ts";
import type { Tool } from "../board/Bar.tsx";
import { isAtHand } from "../prompt/place.ts";
import type { Loaded } from "../text/words.tsx";
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
  /** Glance and book stand at the foot of the table. */
  readonly foot: boolean;
}

/** Whether glance and book stand at the foot: on a phone, under a board that has its own things there. */
export const hasFoot = ({ few, loaded }: { readonly few: boolean; readonly loaded: Loaded }): boolean =>
  few && isAtHand(loaded.module, "tall");

/** What both sides have, at one look. */
const glanceTool = ({ say, drawers }: Pick<ToolBox, "say" | "drawers">): Tool => ({
  id: "glance",
  label: say("table.glance.tool"),
  icon: "spyglass",
  use: () => drawers.toggle({ kind: "glance" }),
  open: drawers.top?.kind === "glance",
});

/** The Red Book, where it does not lie open. */
const bookTool = ({ say, drawers, news }: Pick<ToolBox, "say" | "drawers" | "news">): Tool => ({
  id: "log",
  label: say("table.log"),
  icon: "scroll-unfurled",
  use: () => drawers.toggle({ kind: "book" }),
  open: drawers.top?.kind === "book",
  news,
});

/** What stands at the foot of a phone instead of in its bar. */
export const footTools = (
  box: Pick<ToolBox, "say" | "drawers" | "news" | "glance" | "foot">,
): readonly Tool[] => (box.foot ? [...(box.glance ? [glanceTool(box)] : []), bookTool(box)] : []);

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
  if (box.glance && !box.foot) tools.push(glanceTool(box));
  tools.push({
    id: "rules",
    label: say("table.rules"),
    icon: "book",
    use: open({ kind: "rules", rule: box.rule }),
    open: drawer("rules"),
  });
  if (box.roomy)
    tools.push({ id: "talk", label: say("table.talk"), icon: "conversation", use: box.talk, news: box.news });
  else if (!box.foot) tools.push(bookTool(box));
  tools.push({
    id: "table",
    label: say("table.table"),
    icon: "candle-holder",
    use: open({ kind: "table" }),
    open: drawer("table"),
  });
  return tools;
}
