import type { GuideStep } from "@westmarch/boardkit";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useParams } from "wouter";
import { Busy, Button, ButtonLink, Notice, Page, Slip } from "../ui/index.ts";
import { Bar } from "./Bar.tsx";
import { type Acts, useBoardProps } from "./frame.tsx";
import { GameLeaf } from "./GameLeaf.tsx";
import styles from "./Guide.module.css";
import { useHearing } from "./hear.ts";
import { useKeys } from "./keys.ts";
import { useLeaves } from "./leaves.ts";
import { type Lesson, Teacher } from "./lesson.ts";
import { linesOf } from "./lines.ts";
import { rememberLesson, useMemory } from "./memory.ts";
import { Prompt } from "./Prompt.tsx";
import { usePointing } from "./pointing.ts";
import { plain, rich } from "./rich.tsx";
import { Refused } from "./Slips.tsx";
import { Stage } from "./Stage.tsx";
import type { Loaded } from "./words.tsx";
import { Speaking, useGame, useSay } from "./words.tsx";

/** A first game with somebody who explains it: the real rules, chance and the other seats by arrangement. */
export function GuidePage() {
  const { game } = useParams<{ game: string }>();
  return (
    <Speaking waiting={<Busy />}>
      <Fetched game={game} />
    </Speaking>
  );
}

function Fetched({ game }: { game: string }) {
  const say = useSay();
  const loaded = useGame(game);
  if (loaded === null) return <Busy label={say("table.laying")} />;
  if (!(loaded instanceof Error)) return <Taught game={game} loaded={loaded} />;
  return (
    <Page title={say("table.unloadable")}>
      <Notice tone="danger" actions={<ButtonLink href="/">{say("tables.doors")}</ButtonLink>} />
    </Page>
  );
}

const NOBODY: readonly string[] = [];

function Taught({ game, loaded }: { game: string; loaded: Loaded }) {
  const say = useSay();
  const leaves = useLeaves();
  const { module } = loaded;
  const { guide } = module;
  const teacher = useMemo(() => new Teacher(module.game, module.guide), [module]);
  const kept = useRef(useMemory.getState().lessons[game] ?? []);
  const [lesson, setLesson] = useState<Lesson>(() => teacher.resume(kept.current));
  const [resumed, setResumed] = useState(lesson.step > 0 && lesson.step < guide.steps.length);
  const [selected, select] = useState<string | null>(null);
  const [tried, setTried] = useState<{ at: { x: number; y: number } | null } | null>(null);
  const step = teacher.step(lesson);

  const go = useCallback(
    (next: Lesson) => {
      setResumed(false);
      setTried(null);
      select(null);
      setLesson(next);
      rememberLesson(game, next.path);
    },
    [game],
  );

  const { open } = leaves;
  const acts = useMemo<Acts>(
    () => ({
      select,
      act: (options) => go(teacher.choose(lesson, options)),
      tried: (_, at) => setTried({ at: at ?? null }),
      explain: (id) => open({ kind: "explain", id }),
      keep: () => {},
    }),
    [go, teacher, lesson, open],
  );
  const names = useMemo(
    () => (module.game.seats(guide.settings) ?? NOBODY).map((role) => loaded.say(`seat.${role}`)),
    [module, guide, loaded],
  );
  const ask = useMemo(() => teacher.ask(lesson), [teacher, lesson]);
  const scene = useMemo(
    () => ({
      view: lesson.view,
      seat: guide.seat,
      ask,
      log: lesson.log,
      live: true,
      selected,
      names,
      kept: null,
    }),
    [lesson, guide.seat, ask, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useMemo(
    () => linesOf(lesson.log, module, { say: loaded.say, seat: guide.seat, view: lesson.view }),
    [lesson, module, loaded, guide.seat],
  );
  const words = step ? loaded.say(step.say) : say("guide.done.about");
  useHearing(deeds, NO_TALK, ask, words);
  useKeys({ r: () => leaves.toggle({ kind: "rules", rule: null }) });

  if (!props) return null;
  return (
    <Stage
      loaded={loaded}
      props={props}
      name={lesson.path.length === 0 ? "begun" : "going"}
      bar={
        <Bar
          title={say("guide.title", { game: loaded.say("game.title") })}
          tools={[
            {
              id: "again",
              label: say("guide.again"),
              icon: "anticlockwise-rotation",
              use: () => go(teacher.begin()),
              disabled: lesson.path.length === 0,
            },
            {
              id: "rules",
              label: say("table.rules"),
              icon: "book",
              use: () => leaves.toggle({ kind: "rules", rule: null }),
              open: leaves.top?.kind === "rules",
            },
          ]}
        />
      }
      foot={ask ? <Prompt loaded={loaded} props={props} waiting="" sending={false} /> : null}
    >
      <Bubble
        step={step}
        words={words}
        at={lesson.step}
        of={guide.steps.length}
        resumed={resumed}
        onGo={step && step.allow.length === 0 ? () => go(teacher.goOn(lesson)) : null}
        game={game}
      />
      {tried && (
        <Refused text={say("guide.only")} at={tried.at} onRule={() => {}} onClose={() => setTried(null)} />
      )}
      <GameLeaf leaves={leaves} loaded={loaded} props={props} />
    </Stage>
  );
}

const NO_TALK = [] as const;

interface BubbleProps {
  readonly step: GuideStep | null;
  readonly words: string;
  readonly at: number;
  readonly of: number;
  readonly resumed: boolean;
  /** Goes on without a choice; null where the choice itself goes on. */
  readonly onGo: (() => void) | null;
  readonly game: string;
}

/** What the guide says, beside the thing it speaks of. */
function Bubble({ step, words, at, of, resumed, onGo, game }: BubbleProps) {
  const say = useSay();
  const [slip, place] = usePointing(step?.point ?? null, at);
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    if (onGo) sentence.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <Slip
      ref={slip}
      className={styles.bubble}
      style={place.style}
      data-side={place.side}
      aria-label={plain(words)}
    >
      {!step && <h2>{say("guide.done")}</h2>}
      {resumed && <p className={styles.small}>{say("guide.resumed")}</p>}
      <p ref={sentence} tabIndex={-1} className={styles.words}>
        {rich(words)}
      </p>
      <div className={styles.foot}>
        {onGo && (
          <Button variant="gold" onClick={onGo}>
            {say("guide.go-on")}
          </Button>
        )}
        {!step && (
          <ButtonLink href={`/new/${game}`} variant="gold">
            {say("guide.done.play")}
          </ButtonLink>
        )}
        <progress max={of} value={at} aria-label={say("guide.step", { at: Math.min(at + 1, of), of })} />
      </div>
    </Slip>
  );
}
