import { READY_DECKS } from "../../decks/ready.ts";
import { AllDecks } from "./AllDecks.tsx";
import { Builder } from "./Builder.tsx";
import { FirstDeck } from "./FirstDeck.tsx";
import { FromPool } from "./FromPool.tsx";
import { HowTo } from "./HowTo.tsx";
import { DeckPagesContext, type PlaceProps, usePlace } from "./place.ts";
import { SentDeck } from "./SentDeck.tsx";
import { useBuilding } from "./useBuilding.ts";

/** All decks, or the one that the address names: a ready one, a new one, one that was sent, or one's own. */
export const DecksPage = (props: PlaceProps) => (
  <DeckPagesContext value={props}>
    <Named deck={props.deck} />
  </DeckPagesContext>
);

function Named({ deck }: { readonly deck: string | null }) {
  const { sent } = usePlace();
  if (deck === null) return <AllDecks />;
  if (deck === "new") return <FirstDeck />;
  if (deck === "pool") return <FromPool key={sent} />;
  if (deck === "shared") return <SentDeck key={sent} />;
  const ready = READY_DECKS.find(({ id }) => id === deck);
  return ready ? <HowTo ready={ready} /> : <Own id={deck} />;
}

/** A deck of one's own, or what to do where there is none, or one that cannot be read. */
function Own({ id }: { readonly id: string }) {
  const { say, kit, addressOf, shelf } = usePlace();
  const building = useBuilding(id);
  if (building) return <Builder id={id} building={building} />;
  const spoilt = shelf.kept.find((deck) => deck.id === id);
  return (
    <kit.Notice
      tone="danger"
      title={say(spoilt ? "build.spoilt" : "build.missing")}
      actions={<kit.ButtonLink href={addressOf(null)}>{say("build.all")}</kit.ButtonLink>}
    >
      <p>{say(spoilt ? "build.spoilt.about" : "build.missing.about")}</p>
      {spoilt && <pre>{spoilt.text}</pre>}
    </kit.Notice>
  );
}
