import type { NotHandedIn } from "@westmarch/boardkit";
import { useState } from "react";
import type { DeckList } from "../../decks/deck.ts";
import { formatOf, type Pool } from "../../decks/kept.ts";
import { isLegal } from "../../decks/legality.ts";
import { writeDeck } from "../../decks/lines.ts";
import { usePlace } from "./place.ts";

/** Hands a deck in at the table where its pool comes from: once, so it is asked whether that is meant. */
export function HandIn({ pool, list }: { readonly pool: Pool; readonly list: DeckList }) {
  const { say, kit, handIn, tableAt } = usePlace();
  const [asking, ask] = useState(false);
  const [busy, setBusy] = useState(false);
  const [outcome, setOutcome] = useState<NotHandedIn | "done" | null>(null);
  const lawful = isLegal(list, formatOf(pool));
  const give = async () => {
    setBusy(true);
    setOutcome((await handIn(pool.table, pool.seat, writeDeck(list).join("\n"))) ?? "done");
    setBusy(false);
  };
  const over = outcome === "done" || outcome === "stale";
  return (
    <>
      <kit.Button
        variant="gold"
        disabled={!lawful}
        title={lawful ? undefined : say("deck.illegal")}
        onClick={() => ask(true)}
      >
        {say("build.hand")}
      </kit.Button>
      <kit.Dialog
        open={asking}
        onClose={() => {
          ask(false);
          setOutcome(null);
        }}
        title={say(over ? "build.hand.over" : "build.hand.title")}
        actions={
          over ? (
            <kit.ButtonLink variant="gold" href={tableAt(pool.table)}>
              {say("build.pool.table")}
            </kit.ButtonLink>
          ) : (
            <>
              <kit.Button variant="gold" disabled={busy} onClick={() => void give()}>
                {say("build.hand")}
              </kit.Button>
              <kit.Button variant="quiet" onClick={() => ask(false)}>
                {say("build.cancel")}
              </kit.Button>
            </>
          )
        }
      >
        <p role="status">{say(outcome === null ? "build.hand.about" : `build.hand.${outcome}`)}</p>
      </kit.Dialog>
    </>
  );
}
