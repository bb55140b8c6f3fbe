/** Sealed packs, opened one after the other: the seal breaks and the cards fan out, the rare one last. */
import { Spoken } from "@westmarch/boardkit";
import { CardFace } from "@westmarch/trading-card-game/board/cards/CardFace";
import { useEffect, useLayoutEffect, useRef } from "react";
import css from "./draft.module.css";
import { fanned } from "./fan.ts";
import type { Props } from "./keys.ts";
import { cardName } from "./names.ts";
import { openedIn, ownPacks } from "./opened.ts";
import opening from "./opening.module.css";
import { PackArt } from "./PackArt.tsx";

/** Offers the next step at the foot, where Enter takes it. */
function useNext(offer: Props["offer"], text: string, give: () => void): void {
  const next = useRef(give);
  useLayoutEffect(() => {
    next.current = give;
  });
  useEffect(() => offer({ text, give: () => next.current() }), [offer, text]);
  useEffect(() => () => offer(null), [offer]);
}

export const Unsealing = (props: Props) => {
  const { log, kept, keep, say, offer, explain, calm } = props;
  const packs = ownPacks(log);
  const opened = openedIn(kept);
  const all = packs.length;
  const pack = packs[opened - 1] ?? [];
  const next = () => keep({ opened: opened + 1 });
  useNext(offer, say(opened === 0 ? "open.first" : opened < all ? "open.next" : "open.last"), next);
  return (
    <section className={css.pack} aria-labelledby="pack">
      <header>
        <h2 id="pack">{say("pack.title", { round: Math.max(1, opened), rounds: all })}</h2>
        <p role="status">{say(opened === 0 ? "open.about" : "open.cards", { cards: pack.length })}</p>
        {opened < all && (
          <button type="button" className={opening.all} onClick={() => keep({ opened: all + 1 })}>
            {say("open.all")}
          </button>
        )}
      </header>
      {opened === 0 ? (
        <button type="button" className={opening.sealed} aria-label={say("open.first")} onClick={next}>
          <PackArt />
        </button>
      ) : (
        // Another pack is another fan.
        <ul key={opened} className={opening.fan} data-fresh={!calm || undefined}>
          {pack.map((card, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: copies of a card differ by their place alone
            <li key={i} style={fanned(i, pack.length)}>
              <button
                type="button"
                className={css.card}
                data-explain={`card:${card}`}
                onClick={() => explain(`card:${card}`)}
              >
                <Spoken as={cardName(say, card)}>
                  <CardFace card={card} size="middle" say={say} />
                </Spoken>
              </button>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
};
