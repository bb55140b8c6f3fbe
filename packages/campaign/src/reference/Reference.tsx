import type { Say } from "@westmarch/boardkit";
import { Search } from "@westmarch/boardkit/filters";
import type { ReactNode } from "react";
import css from "./reference.module.css";

interface ReferenceProps {
  readonly say: Say<"ref.intro" | "ref.search">;
  readonly typed: string;
  readonly type: (text: string) => void;
  /** What a game says of its things before they are searched. */
  readonly before?: ReactNode;
  readonly children: ReactNode;
}

/** Everything of the game, below the field in which the reader says what is looked for. */
export const Reference = ({ say, typed, type, before, children }: ReferenceProps) => (
  <div className={css.leaf}>
    <p className={css.quiet}>{say("ref.intro")}</p>
    {before}
    <Search label={say("ref.search")} value={typed} onValue={type} />
    {children}
  </div>
);

interface ItemProps {
  /** How it lies in its list. */
  readonly className: string | undefined;
  readonly row?: boolean;
  /** Shows what it is. */
  readonly explain: () => void;
  readonly children: ReactNode;
}

/** A thing of the game: a button that shows what it is. */
export const Item = ({ className, row = false, explain, children }: ItemProps) => (
  <button type="button" className={`${css.item} ${className}`} data-row={row || undefined} onClick={explain}>
    {children}
  </button>
);
