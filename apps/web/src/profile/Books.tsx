import { sayFrom } from "@westmarch/boardkit/say";
import { useCallback } from "react";
import { Link } from "wouter";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { useShelf } from "../decks/useShelf.ts";
import { DOORS, type Door, gameWords } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { useFetched } from "../net/useFetched.ts";

const BINDINGS = ["green", "blue", "brown", "red", "gold", "purple"] as const;

/** Binding and height of a book, always the same for the same deck. */
function bound(id: string): { readonly binding: string; readonly height: number } {
  let sum = 0;
  for (let at = 0; at < id.length; at++) sum = (sum * 31 + id.charCodeAt(at)) % 9973;
  return { binding: BINDINGS[sum % BINDINGS.length] ?? "green", height: 138 + (sum % 4) * 8 };
}

/** Decks stand on a board like books, game by game. */
export function Books({ say, full }: { readonly say: PeopleSay; readonly full: boolean }) {
  return (
    <>
      {DOORS.filter(({ deckPages, open }) => open && deckPages).map((door) => (
        <Shelf key={door.id} door={door} say={say} full={full} />
      ))}
    </>
  );
}

interface ShelfProps {
  readonly door: Door;
  readonly say: PeopleSay;
  readonly full: boolean;
}

function Shelf({ door, say, full }: ShelfProps) {
  const { say: shell, language } = useWords();
  const { id: game, deckPages } = door;
  const shelf = useShelf("deck", game);
  const has = shelf.kept.length > 0;
  const fetched = useFetched(
    useCallback(async () => {
      if (!deckPages || !has) return { titles: null };
      const [pages, said] = await Promise.all([
        deckPages.pages(),
        gameWords(game, language, deckPages.words),
      ]);
      return { titles: { title: pages.title, gameSay: sayFrom(said.language, said.words) } };
    }, [deckPages, game, language, has]),
  );
  const titles = fetched.state === "there" ? fetched.titles : null;
  const titleOf = (deck: string): string => titles?.title({ say: titles.gameSay, shelf, deck }) ?? "…";
  return (
    <Leaf id={`decks-${game}`} title={shell("decks.title")} aside={shell(`door.${game}.title`)}>
      <ul className={styles.books}>
        {shelf.kept.map(({ id }) => {
          const { binding, height } = bound(id);
          return (
            <li key={id}>
              <Link
                href={`/decks/${game}/${encodeURIComponent(id)}`}
                data-binding={binding}
                style={{ blockSize: height }}
              >
                <span>{titleOf(id)}</span>
              </Link>
            </li>
          );
        })}
        <li>
          <Link href={`/decks/${game}`} data-binding="none" style={{ blockSize: 132 }}>
            <span>{say("decks.new")}</span>
          </Link>
        </li>
      </ul>
      <p className={styles.aside}>{say(full ? "decks.full" : "decks.about")}</p>
    </Leaf>
  );
}
