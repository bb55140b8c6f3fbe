import { useShown } from "@westmarch/boardkit/recent";
import { type ReactNode, type RefObject, useRef, useState } from "react";
import { Tray } from "./Leaf.tsx";
import {
  type FrameActing,
  type FrameProps,
  type Laid,
  offeredIn,
  sideOfTray,
  type TrayTable,
} from "./laid.ts";
import { useTight } from "./useTight.ts";

/** The trays that make way where there is no room for everything, one in each column. */
interface Yielding<Name extends string> {
  readonly start: Name;
  readonly end: Name;
  /** Columns are set closer before anything is folded (`data-tight`). */
  readonly closer?: boolean;
}

/** Two columns of trays beside a map. */
export interface Columns<Name extends string> {
  readonly start: RefObject<HTMLDivElement | null>;
  readonly end: RefObject<HTMLDivElement | null>;
  /** The trays of which something is offered: those do not make way. */
  readonly asked: ReadonlySet<Name>;
  /** A tray that can be folded to its name. */
  readonly tray: (name: Name, content: ReactNode) => ReactNode;
}

/** `causes`: whatever else changes how long the columns are. */
export function useColumns<
  Name extends string,
  P extends FrameProps & { readonly told: unknown },
  A extends FrameActing,
>(
  { props, acting, near }: Laid<P, A>,
  table: TrayTable<Name, P>,
  yielding: Yielding<Name>,
  causes: readonly unknown[] = [],
): Columns<Name> {
  const { say, told } = props;
  const [folded, setFolded] = useState<ReadonlyMap<Name, boolean>>(new Map());
  const start = useRef<HTMLDivElement>(null);
  const end = useRef<HTMLDivElement>(null);
  const [{ steps }] = useShown();
  const all = [told, folded, say, steps.length > 0, ...causes];
  const most = yielding.closer ? 2 : 1;
  const yields = { start: useTight(start, all, most), end: useTight(end, all, most) };
  const asked = offeredIn(table, props, acting);
  const makesWay = (name: Name): boolean =>
    (name === yielding.start && yields.start === most) || (name === yielding.end && yields.end === most);
  return {
    start,
    end,
    asked,
    tray: (name, content) => (
      <Tray
        key={name}
        title={table.titleOf(say, name, near)}
        side={sideOfTray(name, near)}
        aside={table.asideOf?.(props, name)}
        gist={table.gistOf(props, name, near)}
        folded={folded.get(name) ?? (makesWay(name) && !asked.has(name))}
        fold={(fold) => setFolded(new Map(folded).set(name, fold))}
      >
        {content}
      </Tray>
    ),
  };
}
