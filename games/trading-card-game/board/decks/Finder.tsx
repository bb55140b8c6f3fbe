import { type KeyboardEvent, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import type { CardType, Side, Signet } from "../../data/card.ts";
import { CARDS } from "../../data/cards.ts";
import type { Culture } from "../../data/culture.ts";
import type { Rarity } from "../../data/foot.ts";
import { copiesIn } from "../../decks/changes.ts";
import type { Collector, DeckList } from "../../decks/deck.ts";
import { SITE_NUMBERS } from "../../decks/legality.ts";
import { FREE_PEOPLES_CULTURES, SHADOW_CULTURES } from "../../decks/random.ts";
import { FACETS, type Filter, type KeywordName, NO_FILTER, search } from "../../decks/search.ts";
import { PHASES, type Phase, type Reading } from "../../language/index.ts";
import { Emblem } from "./Emblem.tsx";
import styles from "./Finder.module.css";
import { usePages } from "./pages.ts";
import { usePlace } from "./place.ts";
import { useSupply } from "./supply.ts";
import { Tile } from "./Tile.tsx";

const CULTURES: readonly Culture[] = [...FREE_PEOPLES_CULTURES, ...SHADOW_CULTURES];
const SIDES = ["Free Peoples", "Shadow"] as const satisfies readonly Side[];
const TYPES = [
  "Companion",
  "Ally",
  "Possession",
  "Condition",
  "Event",
  "Minion",
  "Site",
  "The One Ring",
] as const satisfies readonly CardType[];
const SIGNETS: readonly Signet[] = ["Aragorn", "Frodo", "Gandalf"];

/** With it or without it. */
const toggled = <T,>(list: readonly T[], one: T): readonly T[] =>
  list.includes(one) ? list.filter((other) => other !== one) : [...list, one];

/** What it may cost: one number, or several together. */
const COSTS: readonly { readonly id: string; readonly costs: readonly number[] }[] = [
  ...FACETS.twilight.map((cost) => ({ id: `${cost}`, costs: [cost] })),
  { id: "0–2", costs: [0, 1, 2] },
  { id: "0–4", costs: [0, 1, 2, 3, 4] },
  { id: "5–", costs: FACETS.twilight.filter((cost) => cost >= 5) },
];

interface FacetProps<T extends string> {
  readonly label: string;
  readonly values: readonly { readonly id: T; readonly text: string }[];
  /** Null: it makes no difference. */
  readonly picked: T | null;
  readonly onPick: (value: T | null) => void;
}

/** One question with few answers. */
function Facet<T extends string>({ label, values, picked, onPick }: FacetProps<T>) {
  const { say } = usePlace();
  return (
    <label className={styles.facet} data-on={picked !== null}>
      <span>{label}</span>
      <select
        value={picked ?? ""}
        onChange={({ target }) => onPick(values.find(({ id }) => id === target.value)?.id ?? null)}
      >
        <option value="">{say("build.any")}</option>
        {values.map(({ id, text }) => (
          <option key={id} value={id}>
            {text}
          </option>
        ))}
      </select>
    </label>
  );
}

interface FiltersProps {
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly reading: Reading | null;
}

/** Whose cards, of which side and of which kind. */
function Kinds({ filter, onFilter }: Pick<FiltersProps, "filter" | "onFilter">) {
  const { say } = usePlace();
  const set = (news: Partial<Filter>) => onFilter({ ...filter, ...news });
  return (
    <>
      <fieldset className={styles.peoples} aria-label={say("build.peoples")}>
        {CULTURES.map((culture) => (
          <button
            key={culture}
            type="button"
            aria-pressed={filter.cultures.includes(culture)}
            aria-label={say(`build.people.${culture}`)}
            title={say(`build.people.${culture}`)}
            onClick={() => set({ cultures: toggled(filter.cultures, culture) })}
          >
            <Emblem culture={culture} />
          </button>
        ))}
      </fieldset>
      <fieldset className={styles.kinds} aria-label={say("build.kinds")}>
        {SIDES.map((side) => (
          <button
            key={side}
            type="button"
            aria-pressed={filter.sides.includes(side)}
            onClick={() => set({ sides: toggled(filter.sides, side) })}
          >
            {say(`build.side.${side}`)}
          </button>
        ))}
        {TYPES.map((type) => (
          <button
            key={type}
            type="button"
            aria-pressed={filter.types.includes(type)}
            onClick={() => set({ types: toggled(filter.types, type) })}
          >
            {say(`build.type.${type}`)}
          </button>
        ))}
      </fieldset>
    </>
  );
}

/** What stands on the cards. */
function Facets({ filter, onFilter, reading }: FiltersProps) {
  const { say } = usePlace();
  const labels = reading?.labels;
  const set = (news: Partial<Filter>) => onFilter({ ...filter, ...news });
  return (
    <div className={styles.facets}>
      <Facet
        label={say("build.twilight")}
        values={COSTS.map(({ id }) => ({ id, text: id }))}
        picked={COSTS.find(({ costs }) => costs.join() === filter.twilight.join())?.id ?? null}
        onPick={(id) => set({ twilight: COSTS.find((cost) => cost.id === id)?.costs ?? [] })}
      />
      <Facet<Signet>
        label={say("build.signet")}
        values={SIGNETS.map((id) => ({ id, text: labels?.signets[id] ?? id }))}
        picked={filter.signets[0] ?? null}
        onPick={(one) => set({ signets: one ? [one] : [] })}
      />
      <Facet<KeywordName>
        label={say("build.keyword")}
        values={FACETS.keywords.map((id) => ({ id, text: labels?.keywords[id] ?? id }))}
        picked={filter.keywords[0] ?? null}
        onPick={(one) => set({ keywords: one ? [one] : [] })}
      />
      <Facet<Phase>
        label={say("build.phase")}
        values={PHASES.map((id) => ({ id, text: say(`build.phase.${id}`) }))}
        picked={filter.phases[0] ?? null}
        onPick={(one) => set({ phases: one ? [one] : [] })}
      />
      <Facet<Rarity>
        label={say("build.rarity")}
        values={FACETS.rarities.map((id) => ({ id, text: labels?.rarities[id] ?? id }))}
        picked={filter.rarities[0] ?? null}
        onPick={(one) => set({ rarities: one ? [one] : [] })}
      />
      <Facet
        label={say("build.siteNumber")}
        values={SITE_NUMBERS.map((number) => ({ id: `${number}`, text: `${number}` }))}
        picked={filter.siteNumbers[0] === undefined ? null : `${filter.siteNumbers[0]}`}
        onPick={(one) => set({ siteNumbers: one ? [Number(one)] : [] })}
      />
    </div>
  );
}

/** Cards drawn at first, and as many again whenever their end comes near. */
const AT_ONCE = 48;

/** How many of a long list are drawn; `foot` is put below them. */
function useGrowing(list: readonly unknown[]): {
  readonly drawn: number;
  readonly grow: (least: number) => void;
  readonly foot: (element: HTMLElement | null) => (() => void) | undefined;
} {
  const [grown, setGrown] = useState({ list, drawn: AT_ONCE });
  const drawn = grown.list === list ? grown.drawn : AT_ONCE;
  const grow = (least: number) => {
    if (least > drawn) setGrown({ list, drawn: least + AT_ONCE });
  };
  const foot = (element: HTMLElement | null) => {
    if (!element) return undefined;
    const eye = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setGrown({ list, drawn: drawn + AT_ONCE });
      },
      { rootMargin: "600px" },
    );
    eye.observe(element);
    return () => eye.disconnect();
  };
  return { drawn, grow, foot };
}

/** How far an arrow key goes in a list laid out in rows. */
function stepOf(key: string, columns: number, at: number, last: number): number | null {
  const steps: Readonly<Record<string, number>> = {
    ArrowRight: at + 1,
    ArrowLeft: at - 1,
    ArrowDown: at + columns,
    ArrowUp: at - columns,
    Home: 0,
    End: last,
  };
  const to = steps[key];
  return to === undefined ? null : Math.max(0, Math.min(last, to));
}

const columnsOf = (list: HTMLElement): number => getComputedStyle(list).gridTemplateColumns.split(" ").length;

/** What is asked for: words, and everything that cards can be told apart by. */
function Asked({ found, filter, onFilter, reading }: FiltersProps & { readonly found: string }) {
  const { say } = usePlace();
  const [roomy] = useState(() => matchMedia("(min-width: 48rem)").matches);
  return (
    <>
      <search className={styles.search}>
        <input
          type="search"
          value={filter.words}
          aria-label={say("build.search")}
          placeholder={say("build.search")}
          onChange={({ target }) => onFilter({ ...filter, words: target.value })}
        />
        <span className={styles.count}>{found}</span>
      </search>
      <details className={styles.filters} open={roomy}>
        <summary>{say("build.filters")}</summary>
        <Kinds filter={filter} onFilter={onFilter} />
        <Facets filter={filter} onFilter={onFilter} reading={reading} />
        {filter !== NO_FILTER && (
          <button type="button" className={styles.clear} onClick={() => onFilter(NO_FILTER)}>
            {say("build.clear")}
          </button>
        )}
      </details>
    </>
  );
}

interface FinderProps {
  readonly list: DeckList;
  readonly filter: Filter;
  readonly onFilter: (filter: Filter) => void;
  readonly onCount: (card: Collector, count: number) => void;
  readonly onRead: (card: Collector) => void;
}

/** All cards, those that are asked for, and how many of each the deck has. */
export function Finder({ list, filter, onFilter, onCount, onRead }: FinderProps) {
  const { say, announce } = usePlace();
  const asked = useDeferredValue(filter);
  const { pages, reading } = usePages(say.language);
  const supply = useSupply();
  const cards = useMemo(
    () => search(pages, asked).filter(({ id }) => !supply || supply.has(id)),
    [pages, asked, supply],
  );
  const { drawn, grow, foot } = useGrowing(cards);
  const [at, setAt] = useState(0);
  const tiles = useRef<HTMLUListElement>(null);
  const here = Math.min(at, cards.length - 1);
  const found = say("build.found", { count: cards.length, all: supply?.size ?? CARDS.length });
  const plain = asked === NO_FILTER;
  useEffect(() => {
    if (!plain) announce(found);
  }, [found, plain, announce]);

  const walk = (event: KeyboardEvent<HTMLUListElement>) => {
    const to = stepOf(event.key, columnsOf(event.currentTarget), here, cards.length - 1);
    if (to === null) return;
    event.preventDefault();
    grow(to + 1);
    setAt(to);
    requestAnimationFrame(() => tiles.current?.children[to]?.querySelector("button")?.focus());
  };
  return (
    <section className={styles.finder} aria-label={say("build.finder")}>
      <Asked found={found} filter={filter} onFilter={onFilter} reading={reading} />
      <div className={styles.found}>
        <ul ref={tiles} className={styles.tiles} aria-label={say("build.cards")} onKeyDown={walk}>
          {cards.slice(0, drawn).map(({ id }, place) => (
            <li key={id}>
              <Tile
                id={id}
                count={copiesIn(list, id)}
                first={place === here}
                onCount={(count) => onCount(id, count)}
                onRead={() => onRead(id)}
                onFocus={() => setAt(place)}
              />
            </li>
          ))}
        </ul>
        {cards.length === 0 && <p className={styles.none}>{say("build.none")}</p>}
        {drawn < cards.length && <div ref={foot} className={styles.foot} />}
      </div>
    </section>
  );
}
