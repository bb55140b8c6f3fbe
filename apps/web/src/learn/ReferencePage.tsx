import { type Core, Engine } from "@westmarch/kernel";
import { useMemo } from "react";
import { schoolOf } from "../games/doors.ts";
import { GameTabs } from "../games/GameTabs.tsx";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { type LearnSay, useLearnWords } from "../puzzles/words.ts";
import { useBoardProps } from "../table/board/frame.tsx";
import { MUTE, stillScene } from "../table/board/still.ts";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { useDrawers } from "../table/drawers/useDrawers.ts";
import { Speaking, useWholeGame, type Whole } from "../table/text/words.tsx";
import { Busy, Page, Slip } from "../ui/index.ts";
import { unseen } from "../ui/unseen.ts";
import styles from "./reference.module.css";

/** `/reference/GAME`: the pieces, cards and figures of a game, to be looked up away from a table. */
export function ReferencePage({ game }: { readonly game: string }) {
  const door = schoolOf(game);
  const say = useLearnWords();
  const { say: shell } = useWords();
  if (!door?.load) return <NotOpen game={game} />;
  if (!say) return <Busy />;
  const { id } = door;
  return (
    <Page
      broad
      title={say("reference.title")}
      subtitle={say("reference.about", { game: shell(`door.${id}.title`) })}
      beside={<GameTabs game={id} to="reference" />}
    >
      <Speaking waiting={<Busy />}>
        <Fetched key={id} game={id} say={say} />
      </Speaking>
    </Page>
  );
}

interface FetchedProps {
  readonly game: string;
  readonly say: LearnSay;
}

function Fetched({ game, say }: FetchedProps) {
  const loaded = useWholeGame(game);
  if (loaded === null) return <Busy />;
  if (loaded instanceof Error)
    return (
      <Slip>
        <p role="alert">{say("learn.failed")}</p>
      </Slip>
    );
  return <Everything loaded={loaded} say={say} />;
}

/** The game as it begins, as somebody sees it who has no seat: nothing has fallen yet, and nothing is spent. */
function beginning({ besides }: Whole): Core {
  const engine = new Engine(besides.all.game);
  return engine.view(
    engine.start({}, () => 0),
    null,
  );
}

interface EverythingProps {
  readonly loaded: Whole;
  readonly say: LearnSay;
}

/** All there is at the left, and beside it what is read of one. */
function Everything({ loaded, say }: EverythingProps) {
  const drawers = useDrawers();
  const { open } = drawers;
  const scene = useMemo(() => stillScene(beginning(loaded), []), [loaded]);
  const acts = useMemo(() => ({ ...MUTE, explain: (id: string) => open({ kind: "explain", id }) }), [open]);
  const props = useBoardProps(loaded, scene, acts);
  if (!props) return null;
  const { Reference } = loaded.besides.all;
  return (
    <div className={styles.all} data-game={loaded.module.game.id} lang={loaded.language}>
      <Slip>
        <h2 className={unseen}>{loaded.say("ref.title")}</h2>
        <Reference {...props} />
      </Slip>
      <div className={styles.read} data-open={drawers.top !== null}>
        <p className={styles.touch}>{say("reference.touch")}</p>
        <GameDrawer drawers={drawers} loaded={loaded} props={props} />
      </div>
    </div>
  );
}
