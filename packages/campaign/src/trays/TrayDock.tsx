import type { ReactNode } from "react";
import { Dock } from "./Dock.tsx";
import { Tray } from "./Leaf.tsx";
import {
  type FrameActing,
  type FrameProps,
  type Laid,
  offeredIn,
  sideOfTray,
  type TrayTable,
} from "./laid.ts";
import type { Page } from "./Sheet.tsx";

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

/** The trays of that page. */
const SIDES = ["own", "other", "table"] as const;

interface TrayDockProps<Name extends string, P extends FrameProps, A> {
  readonly laid: Laid<P, A>;
  readonly table: Pick<TrayTable<NoInfer<Name> | "own", P>, "pointsOf" | "spokenOf"> &
    Pick<TrayTable<string, P>, "traysOf">;
  /** Everything but the hand. */
  readonly pages: readonly (Exclude<Name, "hand"> | Sides)[];
  readonly icons: Readonly<Record<Name | Sides, ReactNode>>;
  readonly title: (page: Name | Sides) => string;
  /** How many cards the player holds, in digits. */
  readonly held: string;
  readonly content: (page: Name | Sides, close: () => void) => ReactNode;
  /** What stays in sight above the map. */
  readonly across: ReactNode;
  /** The own dice. */
  readonly dice: ReactNode;
}

/** On phones: what stays in sight above the map, the own dice, and buttons whose pages slide up over the map. */
export const TrayDock = <Name extends string, P extends FrameProps, A extends FrameActing>({
  laid: { props, acting, near, seated, recent },
  table,
  pages,
  icons,
  title,
  held,
  content,
  across,
  dice,
}: TrayDockProps<Name | "hand", P, A>) => {
  const offered = offeredIn<string, P>(table, props, acting);
  const pageOf = (page: Name | "hand" | Sides): Page => ({
    name: page,
    title: title(page),
    icon: icons[page],
    points: table.pointsOf(props, page === "sides" ? "own" : page),
    gold: page === "sides" ? SIDES.some((tray) => offered.has(tray)) : offered.has(page),
    content: (close) => content(page, close),
  });
  const { cards, things } = acting;
  return (
    <Dock
      label={props.say("tray.trays")}
      closing={props.say("tray.close")}
      hand={
        seated
          ? {
              ...pageOf("hand"),
              gist: { text: held, spoken: table.spokenOf(props, "hand", near) },
              gold: cards.size > 0,
            }
          : null
      }
      asked={props.ask?.prompt !== "act" && cards.size > 0 && cards.size === things.size}
      pages={pages.map(pageOf)}
      icon={icons.sides}
      across={across}
      held={dice}
      recent={recent}
    />
  );
};
