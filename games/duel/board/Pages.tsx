import type { ReactNode } from "react";
import { other, type Side } from "../data/ids.ts";
import { SideSummary } from "./areas/SideSummary.tsx";
import styles from "./Board.module.css";
import type { Props } from "./keys.ts";

/** A page of the table on upright screens. */
export type Page = "cards" | "map" | "near" | "far";

const MIDDLE = ["cards", "map"] as const;

/** What lies on a page, by the kinds of its things: its tab leads there. */
const LIES = { cards: "card landmark pile", map: "region quest" } as const;

/** Upright screens: the opponent's line above, one's own below, and one page of the table between them. */
export const Pages = ({
  props,
  near,
  page,
  turnTo,
  takes,
  pages,
}: {
  readonly props: Props;
  readonly near: Side;
  readonly page: Page;
  readonly turnTo: (page: Page) => void;
  /** A card is in the hand, and may be put down on the near line. */
  readonly takes: boolean;
  readonly pages: Readonly<Record<Page, ReactNode>>;
}) => {
  const { say, seat } = props;
  const line = (own: boolean) => {
    const which = own ? "near" : "far";
    return (
      <SideSummary
        props={props}
        side={own ? near : other(near)}
        own={own && seat !== null}
        takes={own && takes}
        pressed={page === which}
        open={() => turnTo(page === which ? "cards" : which)}
      />
    );
  };
  return (
    <>
      {line(false)}
      <nav className={styles.tabs} aria-label={say("board.pages")}>
        {MIDDLE.map((which) => (
          <button
            key={which}
            type="button"
            aria-current={page === which ? "page" : undefined}
            data-leads={page === which ? undefined : LIES[which]}
            onClick={() => turnTo(which)}
          >
            {say(`board.page.${which}`)}
          </button>
        ))}
      </nav>
      <div className={styles.page} data-page={page}>
        {pages[page]}
      </div>
      {line(true)}
    </>
  );
};
