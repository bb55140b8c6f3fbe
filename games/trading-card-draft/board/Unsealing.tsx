/** Sealed packs, opened one after the other: the seal breaks, the cards fan out, the rare one last, and each is read beside them. */
import type { CardId } from "@westmarch/trading-card-game/data/ids";
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from "react";
import css from "./draft.module.css";
import type { Props } from "./keys.ts";
import { openedIn, ownPacks } from "./opened.ts";
import opening from "./opening.module.css";
import { PackArt } from "./PackArt.tsx";
import { intoSight, PackCards } from "./PackCards.tsx";
import { Reading } from "./Reading.tsx";

/** Offers the next step at the foot, where Enter takes it. */
function useNext(offer: Props["offer"], text: string, give: () => void): void {
  const next = useRef(give);
  useLayoutEffect(() => {
    next.current = give;
  });
  useEffect(() => offer({ text, give: () => next.current() }), [offer, text]);
  useEffect(() => () => offer(null), [offer]);
}

interface OpenedProps {
  readonly props: Props;
  readonly pack: readonly CardId[];
  /** What the packs before it held. */
  readonly pool: readonly CardId[];
}

/** Which card of an open pack is read: under the pointer, else the one that was pressed last, else the rare one. */
function useRead({ props: { layout }, pack }: OpenedProps) {
  const [held, hold] = useState<CardId | null>(null);
  const [pointed, point] = useState<CardId | null>(null);
  const under = layout === "wide" ? pointed : null;
  return { held, hold, point, read: under ?? held ?? pack[0] ?? null };
}

export const Unsealing = (props: Props) => {
  const { log, kept, keep, say, offer } = props;
  const packs = ownPacks(log);
  const opened = openedIn(kept);
  const all = packs.length;
  const pack = packs[opened - 1] ?? [];
  const pool = packs.slice(0, Math.max(0, opened - 1)).flat();
  const next = () => keep({ opened: opened + 1 });
  useNext(offer, say(opened === 0 ? "open.first" : opened < all ? "open.next" : "open.last"), next);
  const header = (
    <header>
      <h2 id="pack">{say("pack.title", { round: Math.max(1, opened), rounds: all })}</h2>
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
          <PackArt />
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

/** A pack that has been opened. */
function Opened({ children, ...given }: OpenedProps & { readonly children: ReactNode }) {
  const { props, pack, pool } = given;
  const { held, hold, point, read } = useRead(given);
  const wide = props.layout === "wide";
  return (
    <div className={css.table} data-reads={wide || undefined}>
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
      {read !== null && (
        <aside className={css.reading} ref={!wide && held !== null ? intoSight : null}>
          <Reading props={props} card={read} pack={pack} pool={pool} />
        </aside>
      )}
    </div>
  );
}
