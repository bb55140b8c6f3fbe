import type { NotHandedIn } from "@westmarch/boardkit";
import { useDevice } from "../device/index.ts";
import { schoolOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { type Failure, handIn } from "../net/api.ts";
import { draw } from "./decksAt.ts";
import { ShelfPage } from "./ShelfPage.tsx";

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

const tableAt = (table: string): string => `/table/${table}`;

interface DecksProps {
  readonly game: string;
  readonly deck: string | null;
}

/** `/decks/GAME` and `/decks/GAME/DECK`: the decks of a game to which players bring them. */
export function Decks({ game, deck }: DecksProps) {
  const { say } = useWords();
  const door = schoolOf(game);
  if (!door?.deckPages) return <NotOpen game={game} />;
  return (
    <ShelfPage
      kind="deck"
      door={door}
      on={door.deckPages}
      isShelf={deck === null}
      heading={say("decks.title")}
      failed={say("decks.failed")}
      title={(pages, told) => pages.title({ ...told, deck })}
    >
      {(pages, props) => (
        <pages.Page key={deck} {...props} deck={deck} draw={draw} tableAt={tableAt} handIn={handInAt} />
      )}
    </ShelfPage>
  );
}
