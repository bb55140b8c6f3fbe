import type { DeckPages, NotHandedIn, PageKit, Say } from "@westmarch/boardkit";
import { useCallback, useMemo } from "react";
import { Link, useLocation } from "wouter";
import { type Failure, freshKey, handIn } from "../api.ts";
import { useDevice } from "../device/index.ts";
import { type Door, gameWords, schoolOf } from "../games.ts";
import { useHash } from "../links.ts";
import { draw } from "../lobby/decks.ts";
import { NotOpen } from "../lobby/NotOpen.tsx";
import { Controls } from "../settings/Controls.tsx";
import { announce, Busy, Button, ButtonLink, Dialog, Notice, Page, TopBar, useTitle } from "../ui/index.ts";
import { useFetched } from "../useFetched.ts";
import { sayFrom, useWords } from "../words/index.ts";
import styles from "./decks.module.css";
import { useShelf } from "./useShelf.ts";

const KIT: PageKit = { Button, ButtonLink, TextLink: Link, Dialog, Notice };

async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; // the browser's owner said no; the text stands there to be copied by hand
  }
}

const WHY_NOT: Partial<Record<Failure["code"], NotHandedIn>> = {
  stale: "stale",
  illegal: "unlawful",
  "bad-token": "no-link",
  "not-your-seat": "no-link",
};

/** Hands a deck in at a table by the link that this device has of it. */
async function handInAt(table: string, seat: number, deck: string): Promise<NotHandedIn | null> {
  const known = useDevice.getState().tables.find((one) => one.table === table);
  if (!known) return "no-link";
  const answer = await handIn({ token: known.token, seat, deck });
  return answer.ok ? null : (WHY_NOT[answer.code] ?? "failed");
}

interface DecksProps {
  readonly game: string;
  readonly deck: string | null;
}

/** `/decks/GAME` and `/decks/GAME/DECK`: the decks of a game to which players bring them. */
export function Decks({ game, deck }: DecksProps) {
  const door = schoolOf(game);
  return door?.deckPages ? (
    <Fetched door={door} deckPages={door.deckPages} deck={deck} />
  ) : (
    <NotOpen game={game} />
  );
}

interface FetchedProps {
  readonly door: Door;
  readonly deckPages: NonNullable<Door["deckPages"]>;
  readonly deck: string | null;
}

function Fetched({ door, deckPages, deck }: FetchedProps) {
  const { say, language } = useWords();
  const { id } = door;
  const fetched = useFetched(
    useCallback(async () => {
      const [pages, words] = await Promise.all([deckPages.pages(), gameWords(id, language, deckPages.words)]);
      return { pages, gameSay: sayFrom(language, words) };
    }, [id, deckPages, language]),
  );
  if (fetched.state === "there") {
    return <Shown game={id} pages={fetched.pages} gameSay={fetched.gameSay} deck={deck} />;
  }
  return (
    <Page wide title={say("decks.title")}>
      {fetched.state === "loading" ? (
        <Busy />
      ) : (
        <Notice
          tone="danger"
          title={say("decks.failed")}
          actions={<Button onClick={fetched.retry}>{say("retry")}</Button>}
        />
      )}
    </Page>
  );
}

interface ShownProps {
  readonly game: string;
  readonly pages: DeckPages;
  readonly gameSay: Say;
  readonly deck: string | null;
}

function Shown({ game, pages, gameSay, deck }: ShownProps) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const shelf = useShelf(game);
  const sent = useHash();
  useTitle(pages.title({ say: gameSay, deck, shelf }) ?? say("decks.title"));
  const around = useMemo(() => {
    const addressOf = (to: string | null, behind?: string): string =>
      `/decks/${game}${to === null ? "" : `/${encodeURIComponent(to)}`}${behind === undefined ? "" : `#${behind}`}`;
    return {
      addressOf,
      linkTo: (to: string, behind: string) => `${location.origin}${addressOf(to, behind)}`,
      tableWith: (to: string) => `/new/${game}?deck=${encodeURIComponent(to)}`,
      tableAt: (table: string) => `/table/${table}`,
      handIn: handInAt,
      addressOfRule: (rule: string) => `/rules/${game}?rule=${rule}`,
      go: (to: string | null, instead = false) => navigate(addressOf(to), { replace: instead }),
      freshId: () => freshKey().slice(0, 8),
    };
  }, [game, navigate]);
  return (
    <div className={styles.page}>
      <div className={styles.bar}>
        <TopBar
          title={say(`door.${game}.title`)}
          subtitle={<Link href={`/decks/${game}`}>{say("decks.title")}</Link>}
          heading={false}
        >
          <Controls />
        </TopBar>
      </div>
      <main id="main" tabIndex={-1} className={styles.main}>
        <pages.Page
          key={deck}
          say={gameSay}
          kit={KIT}
          shelf={shelf}
          deck={deck}
          sent={sent}
          draw={draw}
          now={Date.now}
          copy={copy}
          print={print}
          announce={announce}
          {...around}
        />
      </main>
    </div>
  );
}
