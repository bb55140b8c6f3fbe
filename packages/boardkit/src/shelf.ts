/** What a game whose players make things of their own – decks, data packs – and the shell that keeps them agree on. */
import type { ComponentPropsWithoutRef, ComponentPropsWithRef, ComponentType, ReactNode } from "react";
import type { Say } from "./board.ts";

/** Something of a game as this device keeps it: the game alone can read the text. */
export interface KeptText {
  readonly id: string;
  readonly text: string;
}

/** Why something was not kept: there is no room left, or the browser allows no keeping. */
export type NotKept = "full" | "forbidden";

/** What this device keeps of one kind for one game. What could not be kept stays until the page is closed. */
export interface Shelf {
  readonly kept: readonly KeptText[];
  /** Puts it in the place of what has this id. Null: it is kept. */
  readonly keep: (id: string, text: string) => NotKept | null;
  readonly remove: (id: string) => void;
}

type Variant = "gold" | "plain" | "danger" | "quiet";

/** What pages of the shell are made of, lent to a game. */
export interface PageKit {
  readonly Button: ComponentType<ComponentPropsWithRef<"button"> & { readonly variant?: Variant }>;
  /** Leads to another page. */
  readonly ButtonLink: ComponentType<{
    readonly href: string;
    readonly variant?: Variant;
    readonly children: ReactNode;
  }>;
  /** Looks like words of a sentence. */
  readonly TextLink: ComponentType<{ readonly href: string; readonly children: ReactNode }>;
  readonly Dialog: ComponentType<{
    readonly open: boolean;
    readonly onClose: () => void;
    readonly title: string;
    readonly children: ReactNode;
    readonly actions?: ReactNode;
  }>;
  readonly Notice: ComponentType<{
    readonly tone?: "plain" | "gold" | "danger";
    readonly title?: string;
    readonly children?: ReactNode;
    readonly actions?: ReactNode;
  }>;
  /** A slip of vellum: what is written on. */
  readonly Slip: ComponentType<ComponentPropsWithoutRef<"section">>;
  /** One line to write on. */
  readonly Field: ComponentType<
    Omit<ComponentPropsWithoutRef<"input">, "id"> & { readonly label: string; readonly help?: string }
  >;
}

/** What a page for things that a device keeps is given, whatever they are. `Key` are the keys of its game's catalogue. */
export interface ShelfPageProps<Key extends string = string> {
  readonly say: Say<Key>;
  readonly kit: PageKit;
  readonly shelf: Shelf;
  /** What stands behind `#`: one that another player has sent. */
  readonly sent: string;
  /** Where one is shown, or all of them; `sent` goes behind `#`. */
  readonly addressOf: (id: string | null, sent?: string) => string;
  /** The same with the server's address, to be handed on. */
  readonly linkTo: (id: string, sent: string) => string;
  /** Where a table is opened with it. */
  readonly tableWith: (id: string) => string;
  readonly addressOfRule: (rule: string) => string;
  /** Goes to another; `back` will not lead here again where `instead` is set. */
  readonly go: (id: string | null, instead?: boolean) => void;
  /** A name that nothing here has yet. */
  readonly freshId: () => string;
  /** Milliseconds since 1970. */
  readonly now: () => number;
  /** Copies a text; false where the browser will not. */
  readonly copy: (text: string) => Promise<boolean>;
  readonly print: () => void;
  /** Says something to who listens rather than looks. */
  readonly announce: (text: string) => void;
}
