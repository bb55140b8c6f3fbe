import type { PageKit, Say, ShelfPageProps } from "@westmarch/boardkit";
import { copyText } from "@westmarch/boardkit/copy";
import { type ReactNode, useCallback, useMemo } from "react";
import { Link, useLocation } from "wouter";
import type { KeptKind } from "../device/shelf.ts";
import { failureText } from "../device/unreached.ts";
import { type Door, gameWords } from "../games/doors.ts";
import { sayFrom, useWords } from "../i18n/index.ts";
import { freshKey } from "../net/api.ts";
import { useHash } from "../net/links.ts";
import { useFetched } from "../net/useFetched.ts";
import { Foot } from "../ui/Foot.tsx";
import { Header } from "../ui/header/Header.tsx";
import {
  announce,
  Busy,
  Button,
  ButtonLink,
  Dialog,
  Field,
  Notice,
  Page,
  Slip,
  useTitle,
} from "../ui/index.ts";
import styles from "./shelves.module.css";
import { useShelf } from "./useShelf.ts";

const KIT: PageKit = { Button, ButtonLink, TextLink: Link, Dialog, Notice, Slip, Field };

interface ShelfPageOfProps<Pages> {
  readonly kind: KeptKind;
  readonly door: Door;
  /** Its pages, and the parts of the game's words that they need. */
  readonly on: { readonly pages: () => Promise<Pages>; readonly words: readonly string[] };
  /** It is the shelf itself, not one of what stands on it. */
  readonly isShelf: boolean;
  /** What all its pages are called. */
  readonly heading: string;
  /** Said where the pages cannot be had. */
  readonly failed: string;
  /** What the page of this address is called; null: by the heading. */
  readonly title: (pages: Pages, told: Pick<ShelfPageProps, "say" | "shelf">) => string | null;
  readonly children: (pages: Pages, props: ShelfPageProps) => ReactNode;
}

/** A page for what people make of their own for a game: fetched with its words, and given what the shell has for it. */
export function ShelfPage<Pages>(props: ShelfPageOfProps<Pages>) {
  const { say, language } = useWords();
  const { door, on, heading, failed } = props;
  const { id } = door;
  const fetched = useFetched(
    useCallback(async () => {
      const [pages, said] = await Promise.all([on.pages(), gameWords(id, language, on.words)]);
      return { pages, gameSay: sayFrom(said.language, said.words) };
    }, [id, on, language]),
  );
  if (fetched.state === "there") return <Shown {...props} pages={fetched.pages} gameSay={fetched.gameSay} />;
  return (
    <Page wide title={heading}>
      {fetched.state === "loading" ? (
        <Busy />
      ) : (
        <Notice
          tone="danger"
          title={failed}
          actions={<Button onClick={fetched.retry}>{say("retry")}</Button>}
        >
          <p>{say(failureText(fetched.error))}</p>
        </Notice>
      )}
    </Page>
  );
}

interface ShownProps<Pages> extends ShelfPageOfProps<Pages> {
  readonly pages: Pages;
  readonly gameSay: Say;
}

function Shown<Pages>(props: ShownProps<Pages>) {
  const { kind, door, isShelf, heading, title, children, pages, gameSay } = props;
  const { say } = useWords();
  const [, navigate] = useLocation();
  const { id: game } = door;
  const shelf = useShelf(kind, game);
  const sent = useHash();
  useTitle(title(pages, { say: gameSay, shelf }) ?? heading);
  const around = useMemo(() => {
    const addressOf = (to: string | null, behind?: string): string =>
      `/${kind}s/${game}${to === null ? "" : `/${encodeURIComponent(to)}`}${behind === undefined ? "" : `#${behind}`}`;
    return {
      addressOf,
      linkTo: (to: string, behind: string) => `${location.origin}${addressOf(to, behind)}`,
      tableWith: (to: string) => `/new/${game}?${kind}=${encodeURIComponent(to)}`,
      addressOfRule: (rule: string) => `/rules/${game}?rule=${rule}`,
      go: (to: string | null, instead = false) => navigate(addressOf(to), { replace: instead }),
      freshId: () => freshKey().slice(0, 8),
    };
  }, [kind, game, navigate]);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <Header title={heading} />
        <nav className={styles.where} aria-label={heading}>
          {say(`door.${game}.title`)} · <Link href={`/${kind}s/${game}`}>{heading}</Link>
        </nav>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        {children(pages, {
          say: gameSay,
          kit: KIT,
          shelf,
          sent,
          now: Date.now,
          copy: copyText,
          print,
          announce,
          ...around,
        })}
      </main>
      {isShelf && <Foot />}
    </div>
  );
}
