import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { useEffect, useMemo, useRef, useState } from "react";
import { bestOf } from "../liking.ts";
import { goesLeft, seatsIn } from "../state.ts";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";
import { areSealed, ownPacks } from "./opened.ts";
import opening from "./opening.module.css";
import { PackArt } from "./PackArt.tsx";
import { intoSight, PackCards } from "./PackCards.tsx";
import { Pool } from "./Pool.tsx";
import { takenUp, useFresh, useProposal } from "./picking.ts";
import { poolOf } from "./pool.ts";
import { Reading } from "./Reading.tsx";
import { TakeAlong } from "./TakeAlong.tsx";
import { Unsealing } from "./Unsealing.tsx";

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
 * The pack in hand, and the pool that grows below it. A press with the mouse or the keyboard picks a card, which is read
 * beside the pack under the pointer, as the pool's are; a finger takes it up first, to read it. What is read of the pack, or
 * else what goes best with the pool, is offered at the foot.
 */
function Picking(props: Props) {
  const { view, seat, ask, say, select, act, explain, layout } = props;
  const pack = view.secret.packs[seat ?? 0] ?? [];
  const pool = poolOf(props);
  const held = takenUp(props, pack);
  const [pointed, point] = useState<CardId | null>(null);
  const small = layout !== "wide";
  const suggested = useMemo(() => (seat === null ? null : bestOf(pool, pack)), [seat, pool, pack]);
  const under = !small && pointed !== null && [...pack, ...pool].includes(pointed) ? pointed : null;
  const { fresh, done } = useFresh(props, pack);
  const read = fresh ? null : (under ?? held ?? suggested);
  useProposal(props, held ?? suggested, fresh ? done : null);
  const top = useTop(`${view.round} ${pack.length}`);
  const picked = seat === null ? null : (view.sealed[seat] ?? null);
  const press = (card: CardId, byFinger: boolean) => {
    if (!ask) explain(`card:${card}`);
    else if (byFinger && held !== card) select(`card:${card}`);
    else {
      // The pointer now lies on a card of the next pack without having come to it.
      point(null);
      act([["pick", card]]);
    }
  };
  return (
    <div className={css.table}>
      <section ref={top} className={css.pack} aria-labelledby="pack">
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
      <aside className={css.reading} ref={small && held !== null ? intoSight : null}>
        <Reading {...{ props, card: read, pack, pool }} />
      </aside>
      <Pool {...props} point={point} />
    </div>
  );
}

/** Another pack is looked at from its beginning, wherever in the pool one was. */
function useTop(pack: string) {
  const top = useRef<HTMLElement>(null);
  const seen = useRef(pack);
  useEffect(() => {
    if (seen.current !== pack) top.current?.scrollIntoView({ block: "start" });
    seen.current = pack;
  }, [pack]);
  return top;
}

/** All that one has, once everything is handed out: each card is read beside it under the pointer. */
function Whole(props: Props) {
  const [pointed, point] = useState<CardId | null>(null);
  return (
    <div className={css.table}>
      <div className={css.whole}>
        <TakeAlong {...props} />
        <Pool {...props} point={point} />
      </div>
      {props.layout === "wide" && (
        <aside className={css.reading}>
          <Reading {...{ props, card: pointed, pack: null, pool: poolOf(props) }} />
        </aside>
      )}
    </div>
  );
}

/** A draft: the pack in hand above, the pool below, and what is read beside them. */
export function Board(props: Props) {
  const { view, layout } = props;
  const picks = view.result === null && view.round > 0 && view.way === "draft";
  const sealed = props.live && areSealed(props) && ownPacks(props.log).length > 0;
  const Shown = picks ? Picking : sealed ? Unsealing : Whole;
  return (
    <div className={css.draft} data-layout={layout}>
      <Shown {...props} />
    </div>
  );
}
