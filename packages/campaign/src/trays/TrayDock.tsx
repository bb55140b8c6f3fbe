import type { ReactNode } from "react";
import { Dock } from "./Dock.tsx";
import { Tray } from "./Leaf.tsx";
import { type FrameProps, type Laid, sideOfTray, type TrayTable } from "./laid.ts";

/** The page with the trays of both sides. */
export type Sides = "sides";

interface TrayPageProps<Name extends string, P extends FrameProps, A> {
  readonly laid: Laid<P, A>;
  readonly table: TrayTable<Name, P>;
  readonly tray: Name;
  readonly children: ReactNode;
}

/** A tray with its name, unfolded. */
export const TrayPage = <Name extends string, P extends FrameProps, A>({
  laid: { props, near },
  table,
  tray,
  children,
}: TrayPageProps<Name, P, A>) => (
  <Tray
    title={table.titleOf(props.say, tray, near)}
    aside={table.asideOf?.(props, tray)}
    side={sideOfTray(tray, near)}
  >
    {children}
  </Tray>
);

interface TrayDockProps<Name extends string, P extends FrameProps, A> {
  readonly laid: Laid<P, A>;
  readonly table: Pick<TrayTable<NoInfer<Name> | "own", P>, "pointsOf" | "spokenOf">;
  readonly pages: readonly (Name | Sides)[];
  readonly icons: Readonly<Record<Name | Sides, ReactNode>>;
  readonly title: (page: Name | Sides) => string;
  /** What a page is about, in as few letters as can be. */
  readonly gist: (page: Name) => string;
  readonly content: (page: Name | Sides, close: () => void) => ReactNode;
  /** What stays in sight above the map. */
  readonly strips: ReactNode;
  /** That reaches from edge to edge. */
  readonly bleeds?: boolean;
}

/** On upright screens: strips above the map, and a dock whose pages slide up over it. */
export const TrayDock = <Name extends string, P extends FrameProps, A>({
  laid: { props, near, recent },
  table,
  pages,
  icons,
  title,
  gist,
  content,
  ...bar
}: TrayDockProps<Name, P, A>) => (
  <Dock
    {...bar}
    recent={recent}
    label={props.say("tray.trays")}
    closing={props.say("tray.close")}
    pages={pages.map((page) => ({
      name: page,
      title: title(page),
      icon: icons[page],
      points: table.pointsOf(props, page === "sides" ? "own" : page),
      ...(page !== "sides" && { gist: { text: gist(page), spoken: table.spokenOf(props, page, near) } }),
      content: (close) => content(page, close),
    }))}
  />
);
