import { copyText } from "@westmarch/boardkit/copy";
import { LEVELS } from "@westmarch/kernel";
import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { freshId } from "../../device/chance.ts";
import { useWords } from "../../i18n/index.ts";
import type { Whole } from "../../table/text/words.tsx";
import { announce, Button, Slip, WordButton } from "../../ui/index.ts";
import { Select } from "../../ui/Select.tsx";
import { addressOfStudy, settingsFor, studyFrom } from "../newStudy.ts";
import type { Player } from "../study.ts";
import type { AnalysisSay } from "../words.ts";
import styles from "./editor.module.css";
import { addressOfDraft } from "./link.ts";
import type { Editor } from "./useEditor.ts";
import type { EditorSay } from "./words.ts";

interface WaysProps {
  readonly loaded: Whole;
  readonly editor: Editor;
  readonly say: EditorSay;
  readonly labSay: AnalysisSay;
  /** Opens the notation; null: that stands elsewhere. */
  readonly fold: ReactNode;
}

const RIVALS = ["self", ...LEVELS] as const satisfies readonly Player[];

/** What a study that was begun here is opened for: to read, to be played on, or to be made a puzzle of. */
type Aim = "" | "?play" | "?puzzle";

/** From the position to a study of it, if it holds; a player is told why it does not. */
function useOpening({ loaded, editor, say, labSay }: Omit<WaysProps, "fold">) {
  const [, navigate] = useLocation();
  const [stopped, stop] = useState<string | null>(null);
  const { game } = loaded.besides.all;
  const { line, verdict, g } = editor;
  const open = (aim: Aim, players: readonly Player[]) => {
    if (verdict.stops !== null) {
      const why = say("play.not", { why: verdict.stops });
      stop(line);
      return announce(why);
    }
    const settings = settingsFor(game, g.sealed.length);
    const title = `${loaded.say("game.title")} · ${labSay("setup.name")}`;
    studyFrom(freshId(), game.id, title, { kind: "position", position: line, settings }, players).then(
      (study) => navigate(addressOfStudy(study) + aim),
      () => announce(labSay("unkept")),
    );
  };
  return {
    open,
    why: stopped === line && verdict.stops !== null ? say("play.not", { why: verdict.stops }) : null,
  };
}

/** What becomes of the position: a game, a puzzle, a link, a study. */
export function Ways(props: WaysProps) {
  const { loaded, editor, say } = props;
  const { say: shell } = useWords();
  const [rival, setRival] = useState<Player>("skilled");
  const [seat, setSeat] = useState("0");
  const { game } = loaded.besides.all;
  const { g } = editor;
  const roles = game.seats(settingsFor(game, g.sealed.length)).slice(0, g.sealed.length);
  const own = Math.min(Number(seat), g.sealed.length - 1);
  const { open, why } = useOpening(props);
  const selves = roles.map((): Player => "self");
  return (
    <Slip className={styles.leaf}>
      <div className={styles.gold}>
        <Button
          variant="gold"
          onClick={() =>
            open(
              "?play",
              roles.map((_, of) => (of === own || rival === "self" ? "self" : rival)),
            )
          }
        >
          {say("play")}
        </Button>
        <Button onClick={() => open("?puzzle", selves)}>{say("puzzle")}</Button>
      </div>
      {why !== null && (
        <p role="alert" className={styles.stopped}>
          {why}
        </p>
      )}
      <div className={styles.against}>
        <Select
          label={say("against")}
          value={rival}
          options={RIVALS.map((id) => ({
            id,
            text: id === "self" ? say("against.self") : say("against.level", { level: shell(`level.${id}`) }),
          }))}
          onPick={setRival}
        />
        {rival !== "self" && (
          <Select
            label={say("as")}
            value={String(own)}
            options={roles.map((role, of) => ({ id: String(of), text: loaded.say(`seat.${role}`) }))}
            onPick={setSeat}
          />
        )}
      </div>
      <div className={styles.links}>
        <CopyLink game={game.id} editor={editor} say={say} />
        <WordButton onClick={() => open("", selves)}>{say("lab")}</WordButton>
        {props.fold}
      </div>
    </Slip>
  );
}

interface CopyLinkProps {
  readonly game: string;
  readonly editor: Editor;
  readonly say: EditorSay;
}

/** Copies the address at which the position is opened again, also one that does not hold yet. */
function CopyLink({ game, editor, say }: CopyLinkProps) {
  const [copied, note] = useState<string | null>(null);
  const { line, verdict } = editor;
  const copy = async () => {
    const address = await addressOfDraft(game, line);
    // The bar of the browser has it too, for whoever may not copy.
    history.replaceState(history.state, "", address);
    if (!(await copyText(address))) return announce(say("link.failed"));
    note(line);
    announce(say(verdict.stops === null ? "link.copied" : "link.copied.draft"));
  };
  return <WordButton onClick={() => void copy()}>{say(copied === line ? "link.copied" : "link")}</WordButton>;
}
