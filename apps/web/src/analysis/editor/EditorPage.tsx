import type { Editing, EditSay, EditWord } from "@westmarch/boardkit";
import { type Core, Engine } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useState } from "react";
import { freshChance } from "../../device/chance.ts";
import { doorOf } from "../../games/doors.ts";
import { GameTabs } from "../../games/GameTabs.tsx";
import { NotOpen } from "../../games/NotOpen.tsx";
import { useHash } from "../../net/links.ts";
import { useFetched } from "../../net/useFetched.ts";
import { Speaking, useSay, useWholeGame, type Whole } from "../../table/text/words.tsx";
import { Busy, Page } from "../../ui/index.ts";
import { TitleRow } from "../../ui/TitleRow.tsx";
import { unseen } from "../../ui/unseen.ts";
import { useMedia } from "../../ui/useMedia.ts";
import { NoStudy } from "../StudyPage.tsx";
import { type AnalysisSay, useAnalysisWords } from "../words.ts";
import { Desk } from "./Desk.tsx";
import { draftIn } from "./link.ts";
import { type EditorSay, useEditorWords } from "./words.ts";

/** `/lab/GAME`: a position is set up on the board. */
export function EditorPage({ game }: { readonly game: string }) {
  if (!doorOf(game)?.load) return <NotOpen game={game} />;
  return (
    <Speaking waiting={<Busy />}>
      <Fetched game={game} />
    </Speaking>
  );
}

/** What the link in the address holds: a line, nothing, or something that cannot be read; undefined until it is known. */
function useDraft(): string | null | "broken" | undefined {
  const letters = useHash();
  const [draft, set] = useState<string | null | "broken" | undefined>(letters === "" ? null : undefined);
  useEffect(() => {
    if (letters === "") return;
    let current = true;
    void draftIn(letters).then((line) => current && set(line ?? "broken"));
    return () => {
      current = false;
    };
  }, [letters]);
  return draft;
}

function Fetched({ game }: { readonly game: string }) {
  const say = useSay();
  const labSay = useAnalysisWords();
  const own = useEditorWords();
  const draft = useDraft();
  const loaded = useWholeGame(game);
  if (!loaded || !labSay || !own || draft === undefined) return <Busy label={say("table.laying")} />;
  if (loaded instanceof Error) return <NoStudy title={say("table.unloadable")} labSay={labSay} game={game} />;
  if (draft === "broken") return <NoStudy title={own("link.broken")} labSay={labSay} game={game} />;
  return <WithEditing loaded={loaded} labSay={labSay} own={own} draft={draft} />;
}

interface WithEditingProps {
  readonly loaded: Whole;
  readonly labSay: AnalysisSay;
  readonly own: EditorSay;
  readonly draft: string | null;
}

function WithEditing({ loaded, labSay, own, draft }: WithEditingProps) {
  const say = useSay();
  const { editing: fetchEditing } = loaded.besides.all;
  const fetching = useCallback(async () => ({ editing: (await fetchEditing?.()) ?? null }), [fetchEditing]);
  const fetched = useFetched(fetching);
  if (fetched.state === "failed")
    return <NoStudy title={say("table.unloadable")} labSay={labSay} game={loaded.module.game.id} />;
  if (fetched.state !== "there") return <Busy label={say("table.laying")} />;
  return <Opened {...{ loaded, labSay, own, draft }} editing={fetched.editing} />;
}

interface OpenedProps extends WithEditingProps {
  readonly editing: Editing | null;
}

/** The position to begin with: that of the link, or the game's own. */
function begunWith(engine: Engine<Core>, editing: Editing | null, draft: string | null): Core | null {
  const { notation } = engine.game;
  if (draft === null) return editing ? editing.start() : engine.start({}, freshChance);
  try {
    return (notation.draft ?? notation.read)(draft);
  } catch {
    return null;
  }
}

/** A window in which the board needs all the height: what the page is, the bar above it says. */
const small = matchMedia("(max-width: 47.5rem), (max-height: 34rem)");

const SHARED = "edit.";

/** What all games say of their positions in the same words begins alike. */
const wordIn = (key: string): EditWord | null =>
  key.startsWith(SHARED) ? (key.slice(SHARED.length) as EditWord) : null;

function Opened({ loaded, labSay, own, draft, editing }: OpenedProps) {
  const { game } = loaded.besides.all;
  const isSmall = useMedia(small);
  const engine = useMemo(() => new Engine(game), [game]);
  const begun = useMemo(() => begunWith(engine, editing, draft), [engine, editing, draft]);
  const both = useMemo<EditSay>(() => {
    const say = (key: string, slots = {}) => {
      const shared = wordIn(key);
      return shared === null ? loaded.say(key, slots) : own(`edit.${shared}`, slots);
    };
    return Object.assign(say, { language: loaded.language });
  }, [own, loaded]);
  if (!begun) return <NoStudy title={own("link.broken")} labSay={labSay} game={game.id} />;
  const name = loaded.say("game.title");
  return (
    <Page title={own("title")} broad headed={false}>
      {isSmall ? (
        <h1 className={unseen}>{own("title")}</h1>
      ) : (
        <TitleRow title={own("title")} about={own(editing ? "about" : "about.line", { game: name })}>
          <GameTabs game={game.id} to="lab" />
        </TitleRow>
      )}
      <Desk {...{ loaded, labSay, own, engine, editing, both }} begun={begun} />
      {isSmall && <GameTabs game={game.id} to="lab" />}
    </Page>
  );
}
