import { useEffect, useState } from "react";
import { otherSeats } from "../device/knownTables.ts";
import { useWords } from "../i18n/index.ts";
import { tableAddress } from "../net/links.ts";
import { useAskWaiting, useWaitingTables } from "../ui/header/waiting.ts";
import { ButtonLink } from "../ui/index.ts";
import { useOfferWords } from "./offerWords.ts";

/** How long a player has waited before another table is named, in milliseconds: a computer is quicker. */
const PATIENCE = 1500;

/** After a choice, while others are on: the way to the table that has waited longest for its player; nothing where none does. */
export function NextTable({ here }: { readonly here: string }) {
  const [waits, setWaits] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setWaits(true), PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return waits && <Named here={here} />;
}

function Named({ here }: { readonly here: string }) {
  const say = useOfferWords();
  const { say: shell } = useWords();
  useAskWaiting();
  const next = useWaitingTables((tables) => tables.find(({ table }) => table !== here));
  if (!next || !say) return null;
  const [other] = otherSeats(next).flatMap(({ player }) =>
    player ? [player.kind === "person" ? player.name : shell(`level.${player.level}`)] : [],
  );
  const game = shell(`door.${next.game}.title`);
  return (
    <ButtonLink href={tableAddress(next.table, next.token)}>
      {say("next.table", { game, other: other ?? "none" })}
    </ButtonLink>
  );
}
