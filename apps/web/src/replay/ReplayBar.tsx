import type { BoardProps } from "@westmarch/boardkit";
import { useWords } from "../i18n/index.ts";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { News } from "../table/board/Notices.tsx";
import type { Drawers } from "../table/drawers/useDrawers.ts";
import { together } from "../table/text/people.ts";
import type { Loaded } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";

export interface ReplayBarProps {
  readonly loaded: Loaded;
  readonly props: BoardProps;
  readonly names: readonly string[];
  readonly drawers: Drawers;
  /** The log lies open beside the board. */
  readonly beside: boolean;
  readonly onStudy: () => void;
  /** Why no study could be begun. */
  readonly failed: string | null;
}

/** The bar above a game that is read back. */
export function ReplayBar({ loaded, props, names, drawers, beside, onStudy, failed }: ReplayBarProps) {
  const say = useSay();
  const { language } = useWords();
  const isOpen = (kind: string) => drawers.top?.kind === kind;
  const log: Tool = {
    id: "log",
    label: say("table.log"),
    icon: "scroll-unfurled",
    use: () => drawers.toggle({ kind: "book" }),
    open: isOpen("book"),
  };
  return (
    <Bar
      title={loaded.say("game.title")}
      subtitle={say("table.versus", {
        names: together(names, language),
        count: names.length,
        a: names[0] ?? "",
        b: names[1] ?? "",
      })}
      moment={loaded.module.moment?.(props)}
      notices={failed && <News>{failed}</News>}
      tools={[
        {
          id: "rules",
          label: say("table.rules"),
          icon: "book",
          use: () => drawers.toggle({ kind: "rules", rule: null }),
          open: isOpen("rules"),
        },
        ...(beside ? [] : [log]),
        { id: "study", label: say("nav.lab"), icon: "quill", use: onStudy },
        {
          id: "about",
          label: say("replay.about"),
          icon: "candle-holder",
          use: () => drawers.toggle({ kind: "table" }),
          open: isOpen("table"),
        },
      ]}
    />
  );
}
