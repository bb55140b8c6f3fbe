import { useState } from "react";
import { Link } from "wouter";
import { useAccount } from "../../accounts/account.ts";
import { failureText } from "../../device/unreached.ts";
import { besideIt, type Door, doorOf, type Entry, entriesOf, isTaught, schoolOf } from "../../games/doors.ts";
import { type LoadedGame, useLoadedGame } from "../../games/useLoadedGame.ts";
import { useWords } from "../../i18n/index.ts";
import { useKeepsTime } from "../../time/keeping.ts";
import { paceOf, zoneHere } from "../../time/paces.ts";
import { useTimeWords } from "../../time/words.ts";
import { Header } from "../../ui/header/Header.tsx";
import { Busy, Button, Notice, unseenNarrow, useTitle } from "../../ui/index.ts";
import { howOf } from "../choices.ts";
import type { Way } from "../plan.ts";
import { Untranslated } from "../Untranslated.tsx";
import { useNewTable } from "../useNewTable.ts";
import { useOpening } from "../useOpening.ts";
import styles from "./DoorPage.module.css";
import { Fold } from "./Fold.tsx";
import { Leaf } from "./Leaf.tsx";
import { Links } from "./Links.tsx";
import { Scene } from "./Scene.tsx";
import { Sentence } from "./Sentence.tsx";
import { type Around, partsOf, sentenceOf } from "./sentence.ts";
import { Ways } from "./Ways.tsx";
import { waysBeside, waysThrough } from "./ways.ts";
import { type DoorSay, useDoorWords } from "./words.ts";

interface DoorPageProps {
  readonly door: Door;
  /** The way in: what its words begin with, and which of several it is. */
  readonly called: `door.${string}`;
  readonly entry: Entry | null;
}

/** The page of a game: its door as the scene, and how to go through it. */
export function DoorPage({ door, called, entry }: DoorPageProps) {
  const { say } = useWords();
  const doorSay = useDoorWords();
  const { id } = door;
  const title = say(`${called}.title`);
  useTitle(title);
  return (
    <div className={styles.page}>
      <Header title={title} />
      <main id="main" tabIndex={-1} className={styles.main}>
        <Scene game={id} art={door.art} say={doorSay} />
        <div className={styles.column}>
          <header className={styles.title}>
            <div>
              {/* On phones it stands in the bar above. */}
              <h1 className={unseenNarrow}>{title}</h1>
              <p className={styles.line}>{say(`${called}.line`)}</p>
            </div>
            <p className={styles.facts}>
              <span>{say(`door.${id}.facts`)}</span>
              <Link href={`/rules/${schoolOf(id)?.id ?? id}`}>{say("new.rules")}</Link>
            </p>
            <p className={`${styles.about} ${unseenNarrow}`}>{say(`${called}.about`)}</p>
          </header>
          <Open key={called} id={id} title={title} entry={entry} say={doorSay} />
        </div>
      </main>
    </div>
  );
}

interface OpenProps {
  readonly id: string;
  readonly title: string;
  readonly entry: Entry | null;
  readonly say: DoorSay | null;
}

function Open({ id, title, entry, say }: OpenProps) {
  const { say: shell } = useWords();
  const game = useLoadedGame(id);
  if (game.state === "failed") {
    return (
      <Notice
        tone="danger"
        title={shell("game.failed")}
        actions={<Button onClick={game.retry}>{shell("retry")}</Button>}
      >
        <p>{shell(failureText(game.error))}</p>
      </Notice>
    );
  }
  if (game.state === "loading" || !say) return <Busy />;
  return <Choosing {...{ id, title, entry, say, game }} />;
}

interface ChoosingProps extends OpenProps {
  readonly say: DoorSay;
  readonly game: LoadedGame;
}

function Choosing({ id, title, entry, say, game }: ChoosingProps) {
  const { say: shell } = useWords();
  const table = useNewTable(id, game);
  const opening = useOpening(table);
  const around = useAround(id, say);
  const [isOpen, setOpen] = useState(false);
  const { way } = table.choices;
  const games = gamesBeside(id, entry);
  const [beside = null] = games;
  const [ways] = useState(() => waysThrough(isTaught(id), way, beside !== null));
  if (!around) return <Busy />;
  const isReady = table.isWhole && (!table.timed || paceOf(table.choices.time, zoneHere()) !== null);
  const isNew = way === "guided" && !table.last;
  const { tiles, links } = waysBeside(ways, way, beside !== null);
  const take = (wanted: Way) => {
    const swaps = wanted === "computer" || wanted === "guided";
    if (swaps) table.choose({ way: wanted });
    else void opening.open(table.as(howOf(wanted)));
  };
  return (
    <>
      {game.untranslated && <Untranslated />}
      <div className={styles.choosing} data-open={isOpen}>
        <Leaf
          key={way}
          {...{ table, opening, say, isReady }}
          title={shell("new.title", { game: title })}
          onPlayAtOnce={isNew ? () => void opening.open(table.as("computer")) : null}
        >
          <Sentence
            {...{ table, say, isOpen }}
            words={sentenceOf(table, around)}
            isNew={isNew}
            onFold={() => setOpen(!isOpen)}
            className={styles.sentence}
          />
          {isOpen && <Fold {...{ table, say }} parts={partsOf(table, around)} className={styles.fold} />}
        </Leaf>
        <div className={styles.ways}>
          <Ways
            {...{ say, ways, tiles, beside }}
            large={way}
            online={table.online}
            busy={opening.state === "opening"}
            onTake={take}
          />
        </div>
      </div>
      <Links id={id} say={say} ways={links} games={games.slice(1)} onTake={take} />
    </>
  );
}

/** What the sentence needs to know besides the table; null until its words are here. */
function useAround(id: string, say: DoorSay): Around | null {
  const { say: shell } = useWords();
  const time = useTimeWords();
  const keepsTime = useKeepsTime(id);
  const signedIn = useAccount(({ person }) => person !== null);
  return time && { say, time, keepsTime, signedIn, nobody: shell("new.name.default") };
}

/** The other games behind the same door: played in another way, before this one or after it. */
function gamesBeside(id: string, entry: Entry | null): readonly Entry[] {
  const own = doorOf(id);
  const others = own?.ways ? entriesOf(own).filter((one) => one.id !== entry?.id) : [];
  return [...others, ...besideIt(id).flatMap(entriesOf)];
}
