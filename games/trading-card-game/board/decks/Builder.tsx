import { type CSSProperties, useCallback, useEffect, useMemo, useState } from "react";
import { copiesIn, type Plan, settle } from "../../decks/changes.ts";
import type { Collector } from "../../decks/deck.ts";
import { isLegal } from "../../decks/legality.ts";
import { type Filter, NO_FILTER } from "../../decks/search.ts";
import { Beside, useBeside } from "./Beside.tsx";
import styles from "./Builder.module.css";
import { Curve } from "./Curve.tsx";
import { Finder } from "./Finder.tsx";
import { suggested } from "./FromPool.tsx";
import { HandIn } from "./HandIn.tsx";
import { Lawful } from "./Lawful.tsx";
import { Export, Import } from "./Lines.tsx";
import { Odds } from "./Odds.tsx";
import { Piles } from "./Piles.tsx";
import { PoolBar } from "./PoolBar.tsx";
import { Printed } from "./Printed.tsx";
import { peoplesOf } from "./peoples.ts";
import { usePlace } from "./place.ts";
import { Reader } from "./Reader.tsx";
import { Road } from "./Road.tsx";
import { SettingOut } from "./SettingOut.tsx";
import { pack } from "./sharing.ts";
import { mostIn, Supplied, supplyOf } from "./supply.ts";
import { TestHand } from "./TestHand.tsx";
import type { Building } from "./useBuilding.ts";
import { Versions } from "./Versions.tsx";

type Tab = "cards" | "deck";
type Open = "import" | "export" | null;

interface BuilderProps {
  readonly id: string;
  readonly building: Building;
}

/** A deck of one's own: all cards on the left, what is in the deck on the right; on a phone one behind the other. */
export function Builder({ id, building }: BuilderProps) {
  const { say, kit, announce } = usePlace();
  const { deck, change, trouble } = building;
  const { list, start, pool } = deck;
  const [tab, setTab] = useState<Tab>("cards");
  const [filter, setFilter] = useState<Filter>(NO_FILTER);
  const [reading, setReading] = useState<Collector | null>(null);
  const [open, setOpen] = useState<Open>(null);
  const plan: Plan = { list, start };
  useTakingBack(building);
  const { read, on } = useBeside();

  const supply = useMemo(() => supplyOf(pool), [pool]);
  const count = (card: Collector, wanted: number) => {
    const next = settle(plan, card, Math.min(wanted, mostIn(supply, card)));
    if (next === plan) return;
    change({ ...deck, ...next });
    announce(say("build.copies", { count: copiesIn(next.list, card) }));
  };
  const seek = (news: Partial<Filter>) => {
    setFilter({ ...NO_FILTER, ...news });
    setTab("cards");
  };
  return (
    <Supplied value={supply}>
      <div className={styles.builder} data-tab={tab}>
        <div className={styles.screen} {...on}>
          <Heading id={id} building={building} onOpen={setOpen} />
          {trouble && (
            <kit.Notice tone="danger" title={say("build.unkept")}>
              {say(`build.unkept.${trouble}`)}
            </kit.Notice>
          )}
          <Tabs tab={tab} cards={list.drawDeck.length} onTab={setTab} />
          <div className={styles.left} data-panel>
            <Finder list={list} filter={filter} onFilter={setFilter} onCount={count} onRead={setReading} />
          </div>
          <OwnDeck building={building} onCount={count} onRead={setReading} onSeek={seek} />
        </div>
        <Printed deck={deck} />
        <Beside read={reading === null ? read : null} />
        <Opened id={reading} list={list} onCount={count} onClose={() => setReading(null)} />
        <Dialogs
          open={open}
          building={building}
          onClose={() => setOpen(null)}
          onTaken={() => {
            setOpen(null);
            setTab("deck");
          }}
        />
      </div>
    </Supplied>
  );
}

interface OpenedProps {
  readonly id: Collector | null;
  readonly list: Plan["list"];
  readonly onCount: (card: Collector, count: number) => void;
  readonly onClose: () => void;
}

/** The card that a player has opened, with how many of it there are. */
const Opened = ({ id, list, onCount, onClose }: OpenedProps) =>
  id && (
    <Reader id={id} count={copiesIn(list, id)} onCount={(wanted) => onCount(id, wanted)} onClose={onClose} />
  );

const TABS: readonly Tab[] = ["cards", "deck"];

interface TabsProps {
  readonly tab: Tab;
  /** How many cards the deck has. */
  readonly cards: number;
  readonly onTab: (tab: Tab) => void;
}

/** What is before the player on a phone: all cards, or the deck. */
function Tabs({ tab, cards, onTab }: TabsProps) {
  const { say } = usePlace();
  return (
    <fieldset className={styles.tabs} aria-label={say("build.tabs")}>
      {TABS.map((one) => (
        <button key={one} type="button" aria-pressed={tab === one} onClick={() => onTab(one)}>
          {say(`build.tab.${one}`, { count: cards })}
        </button>
      ))}
    </fieldset>
  );
}

interface OwnDeckProps {
  readonly building: Building;
  readonly onCount: (card: Collector, count: number) => void;
  readonly onRead: (card: Collector) => void;
  readonly onSeek: (news: Partial<Filter>) => void;
}

/** What is in the deck, and what can be said of it. */
function OwnDeck({ building, onCount, onRead, onSeek }: OwnDeckProps) {
  const { deck, change } = building;
  const { list, start, pool } = deck;
  const plan: Plan = { list, start };
  return (
    <div className={styles.right}>
      {pool && (
        <PoolBar pool={pool} list={list} onSuggested={() => change({ ...deck, ...suggested(pool) })} />
      )}
      <Piles list={list} onCount={onCount} onRead={onRead} />
      <div className={styles.summary}>
        <Curve list={list} />
        <SettingOut
          plan={plan}
          onPlan={(next) => change({ ...deck, ...next })}
          onRead={onRead}
          onSeek={(what) =>
            onSeek(what === "ring" ? { types: ["The One Ring"] } : { words: "Frodo", types: ["Companion"] })
          }
        />
        <Lawful list={list} pool={pool} />
      </div>
      <Road
        list={list}
        onRead={onRead}
        onSeek={(number) => onSeek({ types: ["Site"], siteNumbers: [number] })}
      />
      <div className={styles.row}>
        <Odds plan={plan} />
        <TestHand plan={plan} onRead={onRead} />
      </div>
      <div className={styles.row}>
        <Notes building={building} />
        <Versions deck={deck} onChange={change} />
      </div>
    </div>
  );
}

interface DialogsProps {
  readonly open: Open;
  readonly building: Building;
  readonly onClose: () => void;
  /** A list was taken for the deck. */
  readonly onTaken: () => void;
}

/** Lists that are read or written. */
function Dialogs({ open, building: { deck, change }, onClose, onTaken }: DialogsProps) {
  if (open === "export") return <Export deck={deck} onClose={onClose} />;
  if (open !== "import") return null;
  return (
    <Import
      onClose={onClose}
      onTake={(taken) => {
        change({ ...deck, list: taken, start: [] });
        onTaken();
      }}
    />
  );
}

/** Ctrl+Z and Ctrl+Y outside of fields, where the browser has its own. */
function useTakingBack({ undo, redo }: Building): void {
  useEffect(() => {
    const hear = (event: KeyboardEvent) => {
      const { target, key, shiftKey, ctrlKey, metaKey } = event;
      const writes = target instanceof HTMLInputElement || target instanceof HTMLTextAreaElement;
      if (!(ctrlKey || metaKey) || writes) return;
      const letter = key.toLowerCase();
      const step = letter === "y" || (letter === "z" && shiftKey) ? redo : letter === "z" ? undo : null;
      if (!step) return;
      event.preventDefault();
      step();
    };
    document.addEventListener("keydown", hear);
    return () => document.removeEventListener("keydown", hear);
  });
}

interface HeadingProps extends BuilderProps {
  readonly onOpen: (open: Open) => void;
}

/** How many letters its name has, so that all of them find room. */
const lettersOf = (name: string): CSSProperties & Record<"--letters", number> => ({
  "--letters": Math.max(1, name.length),
});

/** The deck's name, of whom it is made, and what can be done with it. */
function Heading({ id, building, onOpen }: HeadingProps) {
  const { say, copy, linkTo, announce } = usePlace();
  const { deck, type } = building;
  const [copied, setCopied] = useState<boolean | null>(null);
  const link = linkTo("shared", pack(deck));
  const share = useCallback(async () => {
    const done = await copy(link);
    setCopied(done);
    announce(say(done ? "build.copied.said" : "build.copy.failed"));
  }, [copy, link, announce, say]);
  return (
    <div className={styles.heading}>
      <div className={styles.name}>
        <input
          className={styles.title}
          style={lettersOf(deck.name)}
          value={deck.name}
          aria-label={say("build.name")}
          placeholder={say("build.name")}
          maxLength={60}
          onChange={({ target }) => type({ ...deck, name: target.value })}
        />
        {peoplesOf(say, deck.list) !== deck.name && <p>{peoplesOf(say, deck.list)}</p>}
      </div>
      <Tools id={id} building={building} copied={copied} onShare={() => void share()} onOpen={onOpen} />
      {copied === false && (
        <input className={styles.link} readOnly value={link} aria-label={say("build.link")} />
      )}
    </div>
  );
}

interface ToolsProps extends HeadingProps {
  /** Whether the link has been copied; null before that is tried. */
  readonly copied: boolean | null;
  readonly onShare: () => void;
}

/** What can be done with the deck. */
function Tools({ id, building, copied, onShare, onOpen }: ToolsProps) {
  const { say, kit, print, tableWith } = usePlace();
  const { deck, undo, redo } = building;
  return (
    <div className={styles.tools}>
      <kit.Button
        variant="quiet"
        disabled={!undo}
        aria-label={say("build.undo")}
        title={say("build.undo")}
        onClick={() => undo?.()}
      >
        ↶
      </kit.Button>
      <kit.Button
        variant="quiet"
        disabled={!redo}
        aria-label={say("build.redo")}
        title={say("build.redo")}
        onClick={() => redo?.()}
      >
        ↷
      </kit.Button>
      <kit.Button onClick={() => onOpen("import")}>{say("build.import")}</kit.Button>
      <kit.Button onClick={() => onOpen("export")}>{say("build.export")}</kit.Button>
      <kit.Button onClick={print}>{say("build.print")}</kit.Button>
      <kit.Button onClick={onShare}>{say(copied ? "build.copied" : "build.link")}</kit.Button>
      {deck.pool ? (
        <HandIn pool={deck.pool} list={deck.list} />
      ) : isLegal(deck.list) ? (
        <kit.ButtonLink variant="gold" href={tableWith(id)}>
          {say("build.play")}
        </kit.ButtonLink>
      ) : (
        <kit.Button disabled title={say("deck.illegal")}>
          {say("build.play")}
        </kit.Button>
      )}
    </div>
  );
}

function Notes({ building: { deck, type } }: { readonly building: Building }) {
  const { say } = usePlace();
  return (
    <section className={styles.panel} aria-labelledby="notes">
      <h2 id="notes">{say("build.notes")}</h2>
      <textarea
        rows={6}
        value={deck.notes}
        aria-labelledby="notes"
        placeholder={say("build.notes.about")}
        maxLength={4000}
        onChange={({ target }) => type({ ...deck, notes: target.value })}
      />
    </section>
  );
}
