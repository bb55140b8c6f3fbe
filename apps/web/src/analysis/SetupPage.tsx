import type { BoardProps } from "@westmarch/boardkit";
import { type Core, Engine } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import { useLocation } from "wouter";
import { freshChance, freshId } from "../device/chance.ts";
import { doorOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { rich } from "../i18n/rich.tsx";
import { Bar, type Tool } from "../table/board/Bar.tsx";
import { type Acts, IDLE, useBoardProps, useRoomy, useTall } from "../table/board/frame.tsx";
import { Stage } from "../table/board/Stage.tsx";
import { stillScene } from "../table/board/still.ts";
import { Drawer } from "../table/drawers/Drawer.tsx";
import { GameDrawer } from "../table/drawers/GameDrawer.tsx";
import { type Drawers, useDrawers } from "../table/drawers/useDrawers.ts";
import { Speaking, useSay, useWholeGame, type Whole } from "../table/text/words.tsx";
import { announce, Busy, Button, Slip } from "../ui/index.ts";
import { FieldForm } from "./FieldForm.tsx";
import styles from "./lab.module.css";
import { addressOfStudy, settingsFor, studyFrom } from "./newStudy.ts";
import { type Fault, lineOfFields, positionIn } from "./positionSetup.ts";
import { NoStudy } from "./StudyPage.tsx";
import { WithColumn } from "./WithColumn.tsx";
import { type AnalysisSay, useAnalysisWords } from "./words.ts";

/** `/lab/GAME`: a position by its notation or by hand, to be played on. */
export function SetupPage({ game }: { readonly game: string }) {
  if (!doorOf(game)?.load) return <NotOpen game={game} />;
  return (
    <Speaking waiting={<Busy />}>
      <Fetched game={game} />
    </Speaking>
  );
}

function Fetched({ game }: { readonly game: string }) {
  const say = useSay();
  const labSay = useAnalysisWords();
  const loaded = useWholeGame(game);
  if (!loaded || !labSay) return <Busy label={say("table.laying")} />;
  if (loaded instanceof Error) return <NoStudy title={say("table.unloadable")} labSay={labSay} game={game} />;
  return <SetUp loaded={loaded} labSay={labSay} />;
}

interface SetUpProps {
  readonly loaded: Whole;
  readonly labSay: AnalysisSay;
}

/** A position that is written by hand: its line, its words, and what of it can be read. */
function usePosition(engine: Engine<Core>) {
  const { game } = engine;
  const [shown, show] = useState(() => engine.start({}, freshChance));
  const [line, setLine] = useState(() => game.notation.write(shown));
  /** Words that were written and cannot be read yet. */
  const [otherwise, setOtherwise] = useState<Readonly<Record<string, string>>>({});
  const [fault, setFault] = useState<Fault | null>(null);
  const take = (text: string, words: Readonly<Record<string, string>>) => {
    setLine(text);
    const read = positionIn(engine, text);
    setFault("fault" in read ? read.fault : null);
    setOtherwise("fault" in read ? words : {});
    if ("g" in read) show(read.g);
  };
  return {
    ...{ shown, line, otherwise, fault },
    onLine: (text: string) => take(text, {}),
    onWord: (name: string, value: string) => {
      const words = { ...otherwise, [name]: value };
      take(lineOfFields(game.notation.fields?.(shown) ?? [], words), words);
    },
    onNew: () => take(game.notation.write(engine.start({}, freshChance)), {}),
  };
}

/** The board of a position, on which nothing can be chosen. */
function useStillBoard(loaded: Whole, shown: Core, open: Drawers["open"]): BoardProps | null {
  const { game } = loaded.besides.all;
  const acts = useMemo<Acts>(() => ({ ...IDLE, explain: (id) => open({ kind: "explain", id }) }), [open]);
  const names = useMemo(
    () => game.seats(settingsFor(game, shown.sealed.length)).map((role) => loaded.say(`seat.${role}`)),
    [game, shown, loaded],
  );
  const scene = useMemo(() => stillScene(shown, names), [shown, names]);
  return useBoardProps(loaded, scene, acts);
}

/** Begins a study of a position. */
function useBegin({ loaded, labSay }: SetUpProps): (shown: Core, line: string) => void {
  const [, navigate] = useLocation();
  const { game } = loaded.besides.all;
  return (shown, position) => {
    const settings = settingsFor(game, shown.sealed.length);
    const title = `${loaded.say("game.title")} · ${labSay("setup.name")}`;
    studyFrom(freshId(), game.id, title, { kind: "position", position, settings }).then(
      (study) => navigate(addressOfStudy(study)),
      () => announce(labSay("unkept")),
    );
  };
}

function SetUp({ loaded, labSay }: SetUpProps) {
  const engine = useMemo(() => new Engine(loaded.besides.all.game), [loaded]);
  const position = usePosition(engine);
  const { shown, line, fault } = position;
  const [sheet, setSheet] = useState(false);
  const few = useTall();
  const roomy = useRoomy() && !few;
  const drawers = useDrawers();
  const props = useStillBoard(loaded, shown, drawers.open);
  const begin = useBegin({ loaded, labSay });
  if (!props) return null;
  const panel = <Words engine={engine} position={position} labSay={labSay} />;
  const [owed] = shown.result ? [] : engine.asks(shown);
  const asked = owed
    ? loaded.module.sentence(owed, { ...props, seat: owed.seat, ask: owed })
    : labSay("setup.over");
  const words: Tool = {
    id: "words",
    label: labSay("setup.words"),
    icon: "quill",
    use: () => setSheet(!sheet),
    open: sheet,
  };
  return (
    <WithColumn label={labSay("setup.words")} column={roomy ? panel : null}>
      <Stage
        loaded={loaded}
        props={props}
        name={line}
        onGo={null}
        onHurry={null}
        bar={<Bar title={labSay("setup")} subtitle={loaded.say("game.title")} tools={roomy ? [] : [words]} />}
        foot={
          <Slip className={styles.foot} id="choices">
            <p>{fault ? faultWords(fault, labSay) : rich(asked)}</p>
            <Button variant="gold" disabled={fault !== null} onClick={() => begin(shown, line)}>
              {labSay("setup.go")}
            </Button>
          </Slip>
        }
      >
        {!roomy && sheet && (
          <Drawer title={labSay("setup.words")} onClose={() => setSheet(false)}>
            {panel}
          </Drawer>
        )}
        <GameDrawer drawers={drawers} loaded={loaded} props={props} />
      </Stage>
    </WithColumn>
  );
}

const faultWords = ({ reason }: Fault, labSay: AnalysisSay): string =>
  reason === null ? labSay("nobody") : labSay("setup.fault", { reason });

interface WordsProps {
  readonly engine: Engine<Core>;
  readonly position: ReturnType<typeof usePosition>;
  readonly labSay: AnalysisSay;
}

/** The line of the position, and each of its words by hand. */
function Words({ engine, position, labSay }: WordsProps) {
  const { shown, line, otherwise, fault, onLine, onWord, onNew } = position;
  const fields = engine.game.notation.fields?.(shown) ?? [];
  return (
    <div className={styles.leaf}>
      <label className={styles.notation}>
        <span>{labSay("setup.line")}</span>
        <textarea
          rows={6}
          value={line}
          spellCheck={false}
          aria-invalid={fault !== null}
          onChange={(event) => onLine(event.target.value)}
        />
      </label>
      <p role="alert" className={styles.fault}>
        {fault && faultWords(fault, labSay)}
      </p>
      <Button onClick={onNew}>{labSay("setup.new")}</Button>
      <details className={styles.gone}>
        <summary>{labSay("setup.hand")}</summary>
        <div className={styles.fields}>
          {fields.map(({ name, written, shape }) => (
            <div key={name} className={styles.field} data-fault={fault?.word === name || undefined}>
              <code>{name}</code>
              <FieldForm
                shape={shape}
                value={otherwise[name] ?? written}
                label={name}
                labSay={labSay}
                onWrite={(value) => onWord(name, value)}
              />
            </div>
          ))}
        </div>
      </details>
    </div>
  );
}
