import { Engine } from "@westmarch/kernel";
import { useMemo, useRef } from "react";
import { DoorAbove } from "../games/Doors.tsx";
import type { PlayedLine } from "../table/history/playedLine.ts";
import { Speaking, useSay, useWholeGame, type Whole } from "../table/text/words.tsx";
import { Busy, ButtonLink, Notice, Page } from "../ui/index.ts";
import { lineOf } from "./lines.ts";
import { StudyScreen } from "./StudyScreen.tsx";
import type { Root } from "./study.ts";
import { type Studying, useStudy } from "./useStudy.ts";
import { type AnalysisSay, useAnalysisWords } from "./words.ts";

/** `/lab/GAME/STUDY`: a study that this device keeps. */
export function StudyPage({ study }: { readonly study: string }) {
  return (
    <Speaking waiting={<Busy />}>
      <Kept id={study} />
    </Speaking>
  );
}

function Kept({ id }: { readonly id: string }) {
  const labSay = useAnalysisWords();
  const studying = useStudy(id);
  if (!labSay || studying === "loading") return <Busy />;
  if (studying === "missing") return <NoStudy title={labSay("missing")} labSay={labSay} />;
  return <Opened studying={studying} labSay={labSay} onKeep={null} />;
}

export function NoStudy({ title, labSay, game }: { title: string; labSay: AnalysisSay; game?: string }) {
  return (
    <Page title={labSay("title")}>
      <DoorAbove game={game ?? null} />
      <Notice
        tone="danger"
        title={title}
        actions={
          <ButtonLink href="/lab" variant="gold">
            {labSay("to-lab")}
          </ButtonLink>
        }
      />
    </Page>
  );
}

export interface OpenedProps {
  readonly studying: Studying;
  readonly labSay: AnalysisSay;
  readonly onKeep: (() => void) | null;
}

/** A study with its game: on the screen, or why it cannot be. */
export function Opened(props: OpenedProps) {
  const { studying, labSay } = props;
  const { study } = studying;
  const say = useSay();
  const loaded = useWholeGame(study.game);
  const main = useMainLine(loaded, study.root);
  if (loaded instanceof Error)
    return <NoStudy title={say("replay.unknown")} labSay={labSay} game={study.game} />;
  if (!loaded || !main) return <Busy label={say("table.laying")} />;
  if (typeof main === "string")
    return <NoStudy title={say("replay.broken", { error: main })} labSay={labSay} game={study.game} />;
  return <StudyScreen key={study.id} loaded={loaded} main={main} {...props} />;
}

/** The same root for as long as it says the same: what is read again from where it is kept is another object. */
function useSameRoot(root: Root): Root {
  const kept = useRef({ root, text: "" });
  if (kept.current.root !== root || kept.current.text === "") {
    const text = JSON.stringify(root);
    if (text !== kept.current.text) kept.current = { root, text };
  }
  return kept.current.root;
}

/** The first course of a study; why it cannot be had, in words; null until its game is here. */
function useMainLine(loaded: Whole | Error | null, given: Root): PlayedLine | string | null {
  const root = useSameRoot(given);
  const game = loaded && !(loaded instanceof Error) ? loaded.besides.all.game : null;
  return useMemo(() => {
    if (!game) return null;
    try {
      return lineOf(new Engine(game), root);
    } catch (error) {
      return error instanceof Error ? error.message : String(error);
    }
  }, [game, root]);
}
