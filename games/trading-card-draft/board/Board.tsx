import { copyText } from "@westmarch/boardkit/copy";
import { CARD, type CardId } from "@westmarch/trading-card-game/data/ids";
import { deckFromPool } from "@westmarch/trading-card-game/decks/fromPool";
import { writeCards, writeDeck } from "@westmarch/trading-card-game/decks/lines";
import { useMemo, useState } from "react";
import { collectorsOf } from "../collectors.ts";
import { bestOf } from "../liking.ts";
import { goesLeft, seatsIn } from "../state.ts";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";
import { areSealed, ownPacks } from "./opened.ts";
import opening from "./opening.module.css";
import { PackArt } from "./PackArt.tsx";
import { intoSight, PackCards } from "./PackCards.tsx";
import { Pool } from "./Pool.tsx";
import { useFresh, useProposal } from "./picking.ts";
import { Reading } from "./Reading.tsx";
import { Unsealing } from "./Unsealing.tsx";

/** The card that has been taken up, if one of this pack has. */
function takenUp({ selected }: Props, pack: readonly CardId[]): CardId | null {
  const [kind, number] = (selected ?? "").split(":");
  const card = kind === "card" ? Number(number) : Number.NaN;
  return CARD.is(card) && pack.includes(card) ? card : null;
}

/** Who sits beside whom, who has picked, and which way the packs go. */
function Round({ view, names, say }: Props) {
  const left = goesLeft(view);
  const seats = left ? seatsIn(view) : seatsIn(view).toReversed();
  return (
    <ol className={css.round} aria-label={say(left ? "round.left" : "round.right")}>
      {seats.map((seat) => (
        <li key={seat} data-picked={view.sealed[seat] !== null || undefined}>
          <span>{names[seat]}</span>
          <small>{say(view.sealed[seat] === null ? "round.picks" : "round.picked")}</small>
        </li>
      ))}
    </ol>
  );
}

/**
 * The pack in hand. A press with the mouse or the keyboard picks a card, which is read beside the pack under the pointer; a
 * finger takes it up first, to read it. What is read, or else what goes best with the pool, is offered at the foot.
 */
function Pack(props: Props) {
  const { view, seat, ask, say, select, act, explain, layout } = props;
  const pack = view.secret.packs[seat ?? 0] ?? [];
  const pool = view.secret.pools[seat ?? 0] ?? [];
  const held = takenUp(props, pack);
  const [pointed, point] = useState<CardId | null>(null);
  const small = layout !== "wide";
  const suggested = useMemo(() => (seat === null ? null : bestOf(pool, pack)), [seat, pool, pack]);
  const under = !small && pointed !== null && pack.includes(pointed) ? pointed : null;
  const read = under ?? held ?? suggested;
  const { fresh, done } = useFresh(props, pack);
  useProposal(props, held ?? suggested, fresh ? done : null);
  const picked = seat === null ? null : (view.sealed[seat] ?? null);
  const press = (card: CardId, byFinger: boolean) => {
    if (!ask) explain(`card:${card}`);
    else if (byFinger && held !== card) select(`card:${card}`);
    else act([["pick", card]]);
  };
  return (
    <div className={css.table} data-reads={!small || undefined}>
      <section className={css.pack} aria-labelledby="pack">
        <header>
          <h2 id="pack">{say("pack.title", { round: view.round, rounds: view.rounds })}</h2>
          <p>{say(ask ? "pack.about" : "pack.waits", { cards: pack.length })}</p>
          <Round {...props} />
        </header>
        {fresh && (
          <button type="button" className={opening.over} aria-label={say("open.see")} onClick={done}>
            <PackArt open />
          </button>
        )}
        <PackCards
          {...{ props, pack, held, fresh, press, point }}
          picked={picked === null ? null : (pack.find((card) => card === picked[1]) ?? null)}
          suggested={ask && !fresh && held === null ? suggested : null}
        />
      </section>
      {read !== null && !fresh && (
        <aside className={css.reading} ref={small && held !== null ? intoSight : null}>
          <Reading props={props} card={read} pack={pack} pool={pool} />
        </aside>
      )}
    </div>
  );
}

/** What may be done with a pool: it is taken along as lines, and so is a deck that can be made of it. */
function TakeAlong({ view, seat, say }: Props) {
  const [said, tell] = useState<string | null>(null);
  const over = seat !== null && view.result !== null;
  const cards = useMemo(() => (over ? collectorsOf(view.secret.pools[seat] ?? []) : []), [over, seat, view]);
  const deck = useMemo(() => deckFromPool(cards), [cards]);
  if (!over) return null;
  const copy = async (lines: readonly string[], done: string) =>
    tell((await copyText(lines.join("\n"))) ? done : say("pool.not-copied"));
  return (
    <section className={css.along}>
      <p className={css.words}>{say("pool.along")}</p>
      <button
        type="button"
        className={css.take}
        onClick={() => void copy(writeCards(cards, say.language), say("pool.copied.pool"))}
      >
        {say("pool.copy.pool")}
      </button>
      {deck && (
        <button
          type="button"
          className={css.take}
          onClick={() => void copy(writeDeck(deck, { language: say.language }), say("pool.copied.deck"))}
        >
          {say("pool.copy.deck")}
        </button>
      )}
      <p className={css.words} role="status">
        {said}
      </p>
    </section>
  );
}

/** A draft: the pack in hand above, the pool below. */
export function Board(props: Props) {
  const { view, layout } = props;
  const sealed = props.live && areSealed(props) && ownPacks(props.log).length > 0;
  return (
    <div className={css.draft} data-layout={layout}>
      {view.result === null && view.round > 0 && view.way === "draft" && <Pack {...props} />}
      {sealed ? (
        <Unsealing {...props} />
      ) : (
        <>
          <TakeAlong {...props} />
          <Pool {...props} />
        </>
      )}
    </div>
  );
}
