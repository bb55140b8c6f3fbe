/** Sealed packs, opened one after the other: the seal breaks, the cards fan out, the rare one last, and each is read beside them. */
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { type ReactNode, useEffect, useLayoutEffect, useMemo, useRef, useState } from "react";
import css from "./draft.module.css";
import { FANNED } from "./fan.ts";
import type { Props } from "./keys.ts";
import { openedIn, ownPacks } from "./opened.ts";
import opening from "./opening.module.css";
import { PackArt } from "./PackArt.tsx";
import { intoSight, PackCards } from "./PackCards.tsx";
import { Pool } from "./Pool.tsx";
import { poolOf, without } from "./pool.ts";
import { Reading } from "./Reading.tsx";

/** Offers the next step at the foot, where Enter takes it. */
function useNext(offer: Props["offer"], text: string, give: () => void): void {
  const next = useRef(give);
  useLayoutEffect(() => {
    next.current = give;
  });
  useLayoutEffect(() => offer({ text, give: () => next.current() }), [offer, text]);
  useEffect(() => () => offer(null), [offer]);
}

interface OpenedProps {
  readonly props: Props;
  readonly pack: readonly CardId[];
  /** What the starter and the packs before it hold. */
  readonly pool: readonly CardId[];
}

/** Whether all cards of a pack lie there: until then the rare one, which comes last, is not read. */
function useFanned(calm: boolean): boolean {
  const [lie, rest] = useState(calm);
  useEffect(() => {
    const fanned = setTimeout(() => rest(true), calm ? 0 : FANNED);
    return () => clearTimeout(fanned);
  }, [calm]);
  return lie;
}

/** Which card is read: under the pointer, else the one that was pressed last, else the rare one. */
function useRead({ props: { layout, calm }, pack }: OpenedProps) {
  const [held, hold] = useState<CardId | null>(null);
  const [pointed, point] = useState<CardId | null>(null);
  const rare = useFanned(calm) ? (pack[0] ?? null) : null;
  const under = layout === "wide" ? pointed : null;
  return { held, hold, point, read: under ?? held ?? rare };
}

export const Unsealing = (props: Props) => {
  const { log, kept, keep, say, offer } = props;
  const packs = ownPacks(log);
  const opened = openedIn(kept);
  const all = packs.length;
  const pack = packs[opened - 1] ?? [];
  const whole = poolOf(props);
  const pool = useMemo(() => without(whole, packs.slice(Math.max(0, opened - 1))), [whole, packs, opened]);
  const next = () => keep({ opened: opened + 1 });
  useNext(offer, say(opened === 0 ? "open.first" : opened < all ? "open.next" : "open.last"), next);
  const title =
    opened === 0 ? say("open.title", { packs: all }) : say("pack.title", { round: opened, rounds: all });
  const header = (
    <header>
      <h2 id="pack">{title}</h2>
      <p role="status">{say(opened === 0 ? "open.about" : "open.cards", { cards: pack.length })}</p>
      {opened < all && (
        <button type="button" className={opening.all} onClick={() => keep({ opened: all + 1 })}>
          {say("open.all")}
        </button>
      )}
    </header>
  );
  if (opened === 0)
    return (
      <section className={css.pack} data-sealed aria-labelledby="pack">
        {header}
        <button type="button" className={opening.sealed} aria-label={say("open.first")} onClick={next}>
          {packs.map((one) => (
            <PackArt key={packs.indexOf(one)} />
          ))}
        </button>
      </section>
    );
  // Another pack is another fan.
  return (
    <Opened key={opened} {...{ props, pack, pool }}>
      {header}
    </Opened>
  );
};

/** A pack that has been opened, and the pool that grows below it. */
function Opened({ children, ...given }: OpenedProps & { readonly children: ReactNode }) {
  const { props, pack, pool } = given;
  const { held, hold, point, read } = useRead(given);
  const wide = props.layout === "wide";
  return (
    <div className={css.table}>
      <section className={css.pack} data-sealed aria-labelledby="pack">
        {children}
        <PackCards
          {...{ props, pack, held, point }}
          picked={null}
          suggested={null}
          fresh={!props.calm}
          press={hold}
        />
      </section>
      <aside className={css.reading} ref={!wide && held !== null ? intoSight : null}>
        <Reading {...{ props, card: read, pack, pool }} />
      </aside>
      <Pool {...props} cards={pool} point={point} />
    </div>
  );
}
