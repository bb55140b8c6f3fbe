import type { Besides, Guide, GuideStep } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { useLocation, useParams } from "wouter";
import { useCalm } from "../device/index.ts";
import { useKeptSeat } from "../device/keptSeat.ts";
import { noteLesson } from "../device/studied.ts";
import { DoorAbove } from "../games/Doors.tsx";
import { schoolOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { plain, rich } from "../i18n/rich.tsx";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { Bubble } from "../table/board/Bubble.tsx";
import { type Acts, useBoardProps } from "../table/board/frame.tsx";
import { Refused } from "../table/board/Slips.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { useSequence, useTold } from "../table/board/useSequence.ts";
import { rememberLesson, useMemory } from "../table/connection/memory.ts";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { type Drawers, useDrawers } from "../table/drawers/useDrawers.ts";
import { useHearing } from "../table/log/hear.ts";
import { useKeys } from "../table/prompt/keys.ts";
import { Prompt } from "../table/prompt/Prompt.tsx";
import { Laying, Reload, Unloaded } from "../table/text/Laying.tsx";
import { linesOf } from "../table/text/lines.ts";
import type { Whole } from "../table/text/words.tsx";
import { Speaking, useSay, useWholeGame } from "../table/text/words.tsx";
import { BackToSeat } from "../ui/BackToSeat.tsx";
import { Busy, Button, ButtonLink, Notice, Page } from "../ui/index.ts";
import styles from "./Guide.module.css";
import { type Lesson, Teacher } from "./lesson.ts";

/** A first game that is explained: the real rules, chance and the other seats by arrangement. */
export function GuidePage() {
  const { game, seat = null } = useParams<{ game: string; seat?: string }>();
  const door = schoolOf(game);
  if (!door?.load) return <NotOpen game={game} />;
  return (
    <Speaking waiting={<Busy />}>
      <Fetched game={door.id} seat={seat} />
    </Speaking>
  );
}

/** The part that a guide teaches. */
const roleOf = ({ game }: Besides, { settings, seat }: Guide): string => game.seats(settings)[seat] ?? "";

/** The guide of this part; a game's only guide needs no part. */
const guideOf = (all: Besides, role: string | null): Guide | undefined =>
  all.guides.length === 1 ? all.guides[0] : all.guides.find((guide) => roleOf(all, guide) === role);

function Fetched({ game, seat }: { game: string; seat: string | null }) {
  const say = useSay();
  const loaded = useWholeGame(game);
  if (loaded === null) return <Laying />;
  if (!(loaded instanceof Error)) {
    const guide = guideOf(loaded.besides.all, seat);
    if (!guide) return <Sides game={game} loaded={loaded} />;
    return <Taught key={seat} game={game} loaded={loaded} guide={guide} />;
  }
  return (
    <Page title={say("table.unloadable")}>
      <DoorAbove game={game} />
      <Notice
        tone="danger"
        actions={
          <>
            <Reload />
            <ButtonLink href="/">{say("tables.doors")}</ButtonLink>
          </>
        }
      >
        <Unloaded error={loaded} />
      </Notice>
    </Page>
  );
}

/** Which side is to be learnt, where a game teaches several. */
function Sides({ game, loaded: { besides, say: words } }: { game: string; loaded: Whole }) {
  const say = useSay();
  return (
    <Page title={say("guide.title", { game: words("game.title") })} subtitle={say("guide.sides")}>
      <BackToSeat />
      <DoorAbove game={game} />
      <p className={styles.sides}>
        {besides.all.guides.map((guide) => (
          <ButtonLink key={guide.seat} href={`/guide/${game}/${roleOf(besides.all, guide)}`} variant="gold">
            {words(guide.title ?? `seat.${roleOf(besides.all, guide)}`)}
          </ButtonLink>
        ))}
      </p>
    </Page>
  );
}

const NO_ROLES: readonly string[] = [];

const NO_TALK = [] as const;

interface TaughtProps {
  readonly game: string;
  readonly loaded: Whole;
  readonly guide: Guide;
}

/** A lesson as far as its player has come, and what they do in it. It is remembered at a place on this device. */
function useLesson(teacher: Teacher<Core>, place: string, guide: Guide) {
  const kept = useRef(useMemory.getState().lessons[place] ?? []);
  const [lesson, setLesson] = useState<Lesson>(() => teacher.resume(kept.current));
  const isOver = lesson.step >= guide.steps.length;
  useEffect(() => {
    if (isOver) noteLesson(place);
  }, [isOver, place]);
  const [resumed, setResumed] = useState(lesson.step > 0 && !isOver);
  const [selected, select] = useState<string | null>(null);
  /** Something was tried that is not for now, and where on the screen to say so. */
  const [tried, setTried] = useState<{ at: { x: number; y: number } | null } | null>(null);
  const go = useCallback(
    (next: Lesson) => {
      setResumed(false);
      setTried(null);
      select(null);
      setLesson(next);
      rememberLesson(place, next.path);
    },
    [place],
  );
  return { lesson, resumed, selected, select, tried, setTried, go };
}

/** The board of a lesson with what may be chosen on it, and what is heard of it. */
function useLessonBoard(
  { loaded, guide }: TaughtProps,
  teacher: Teacher<Core>,
  { lesson, selected, select, setTried, go }: ReturnType<typeof useLesson>,
  { open }: Drawers,
) {
  const say = useSay();
  const { module } = loaded;
  const { seat, settings, steps } = guide;
  const acts = useMemo<Acts>(
    () => ({
      select,
      wants: (options) => teacher.wants(lesson, options),
      act: (options) =>
        teacher.wants(lesson, options) ? go(teacher.choose(lesson, options)) : setTried({ at: null }),
      tried: (_, at) => setTried({ at: at ?? null }),
      explain: (id) => open({ kind: "explain", id }),
      keep: () => {},
    }),
    [go, teacher, lesson, open, select, setTried],
  );
  const names = useMemo(
    () => (module.game.seats(settings) ?? NO_ROLES).map((role) => loaded.say(`seat.${role}`)),
    [module, settings, loaded],
  );
  const asked = useMemo(() => teacher.ask(lesson), [teacher, lesson]);
  const heard = useMemo(
    () => ({ version: lesson.path.length, view: lesson.view, log: lesson.log }),
    [lesson],
  );
  const showing = useSequence(heard, { stepOf: module.step, seat, live: true, calm: useCalm() });
  const { settled, told, toldLog } = showing;
  const ask = settled ? asked : null;
  const scene = useMemo(
    () => ({ ...showing, seat, ask, live: true, selected, names, kept: null }),
    [showing, seat, ask, selected, names],
  );
  const props = useBoardProps(loaded, scene, acts);
  const deeds = useMemo(
    () => linesOf(toldLog, loaded.besides.all, { say: loaded.say, seat, view: told }),
    [toldLog, told, loaded, seat],
  );
  // What the guide says waits for what it speaks of.
  const at = useTold(lesson.step, settled);
  const step = steps[at] ?? null;
  const words = step ? loaded.say(step.say) : say("guide.done.about");
  useHearing(deeds, NO_TALK, ask, words);
  return { props, showing, ask, at, step, words };
}

interface ToolsOf {
  readonly again: () => void;
  readonly begun: boolean;
  readonly rules: () => void;
  readonly rulesOpen: boolean;
}

/** What stands in the bar of a lesson: for who came from a kept seat, the way back to it first. */
function useTools({ again, begun, rules, rulesOpen }: ToolsOf): readonly Tool[] {
  const say = useSay();
  const seat = useKeptSeat((kept) => kept.seat);
  const [, navigate] = useLocation();
  const back: Tool | null = seat && {
    id: "seat",
    label: say("seat.back"),
    icon: "previous-button",
    use: () => navigate(seat.address),
  };
  return [
    ...(back ? [back] : []),
    {
      id: "again",
      label: say("guide.again"),
      icon: "anticlockwise-rotation",
      use: again,
      disabled: !begun,
    },
    { id: "rules", label: say("table.rules"), icon: "book", use: rules, open: rulesOpen },
  ];
}

function Taught(given: TaughtProps) {
  const { game, loaded, guide } = given;
  const say = useSay();
  const drawers = useDrawers();
  const { all } = loaded.besides;
  const several = all.guides.length > 1;
  const next = all.guides[(all.guides.indexOf(guide) + 1) % all.guides.length];
  const teacher = useMemo(() => new Teacher(all.game, guide), [all, guide]);
  const learning = useLesson(teacher, several ? `${game}/${roleOf(all, guide)}` : game, guide);
  const { lesson, resumed, tried, setTried, go } = learning;
  const { props, showing, ask, at, step, words } = useLessonBoard(given, teacher, learning, drawers);
  const { settled } = showing;
  const rules = () => drawers.toggle({ kind: "rules", rule: null });
  useKeys({ i: rules });
  const tools = useTools({
    again: () => go(teacher.begin()),
    begun: lesson.path.length > 0,
    rules,
    rulesOpen: drawers.top?.kind === "rules",
  });
  if (!props) return null;
  const refused = tried && (
    <Refused text={say("guide.only")} at={tried.at} onRule={() => {}} onClose={() => setTried(null)} />
  );
  return (
    <Stage
      loaded={loaded}
      props={props}
      name={lesson.path.length === 0 ? "begun" : "going"}
      onGo={showing.goOn}
      onHurry={showing.hurry}
      bar={
        <Bar
          title={say("guide.title", { game: loaded.say("game.title") })}
          tools={tools}
          notices={tried?.at === null && refused}
        />
      }
      foot={
        ask && (
          <Prompt {...{ loaded, props }} question={teacher.question(lesson)} waiting="" sending={false} />
        )
      }
    >
      <Told
        {...{ game, step, words, at, resumed }}
        other={several && next ? `/guide/${game}/${roleOf(all, next)}` : null}
        of={guide.steps.length}
        waits={!settled}
        tall={props.layout === "tall"}
        docks={step?.docked ?? guide.docked}
        onGo={step && settled && step.allow.length === 0 ? () => go(teacher.goOn(lesson)) : null}
      />
      {tried?.at && refused}
      <GameDrawer drawers={drawers} loaded={loaded} props={props} />
    </Stage>
  );
}

interface ToldProps {
  readonly step: GuideStep | null;
  readonly words: string;
  readonly at: number;
  readonly of: number;
  readonly resumed: boolean;
  /** Something is being shown of which it speaks afterwards. */
  readonly waits: boolean;
  readonly tall: boolean;
  /** As of the bubble. */
  readonly docks: boolean | undefined;
  /** Goes on without a choice; null where the choice itself goes on. */
  readonly onGo: (() => void) | null;
  readonly game: string;
  /** Where the game teaches another side, or null. */
  readonly other: string | null;
}

/** What the guide says, beside the thing it speaks of. */
function Told({ step, words, at, of, resumed, waits, tall, docks, onGo, game, other }: ToldProps) {
  const say = useSay();
  const seat = useKeptSeat((kept) => kept.seat);
  const sentence = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each step is read from its beginning
  useEffect(() => {
    if (onGo) sentence.current?.focus({ preventScroll: true });
  }, [at]);
  return (
    <Bubble point={step?.point ?? null} label={plain(words)} yields={waits} tall={tall} docks={docks}>
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
          <ButtonLink href={seat?.address ?? `/new/${game}`} variant="gold">
            {say(seat ? "seat.back" : "guide.done.play")}
          </ButtonLink>
        )}
        {!step && other !== null && (
          <ButtonLink href={other} variant="quiet">
            {say("guide.done.other")}
          </ButtonLink>
        )}
        <progress max={of} value={at} aria-label={say("guide.step", { at: Math.min(at + 1, of), of })} />
      </div>
    </Bubble>
  );
}
