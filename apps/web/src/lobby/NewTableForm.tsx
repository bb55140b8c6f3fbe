import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { Button, Notice, Slip } from "../ui/index.ts";
import { countingSetting } from "./choices.ts";
import { DeckFields } from "./DeckFields.tsx";
import { GamesBeside, LearnFirst } from "./LearnFirst.tsx";
import styles from "./lobby.module.css";
import { NameFields } from "./NameFields.tsx";
import { HowField, SeatFields } from "./SeatFields.tsx";
import { ChoiceOf } from "./Settings.tsx";
import { TermFields } from "./TermFields.tsx";
import { Untranslated } from "./Untranslated.tsx";
import { useNewTable } from "./useNewTable.ts";
import { useOpening } from "./useOpening.ts";

export interface NewTableFormProps {
  readonly id: string;
  /** What the words of the way in begin with. */
  readonly called: `door.${string}`;
  readonly game: LoadedGame;
}

/** How, which side, how strong, by which rules, under which name. */
export function NewTableForm({ id, called, game }: NewTableFormProps) {
  const { say } = useWords();
  const table = useNewTable(id, game);
  const { state, submit } = useOpening(table);
  const { choices, choose, chooseSettings, timed, isWhole } = table;
  const counting = countingSetting(game.module.game);
  return (
    <div className={styles.choosing}>
      <p className={styles.about}>{say(`${called}.about`)}</p>
      {game.untranslated && <Untranslated />}
      <GamesBeside game={id} />
      <Slip
        as="form"
        onSubmit={submit}
        className={styles.form}
        aria-label={say("new.title", { game: say(`${called}.title`) })}
      >
        {counting && (
          <ChoiceOf
            setting={counting}
            chosen={choices.settings}
            onChoose={(news) => {
              chooseSettings(news);
              choose({ side: "0" });
            }}
            say={game.say}
          />
        )}
        <HowField table={table} />
        <DeckFields table={table} />
        <SeatFields table={table} />
        <NameFields table={table} />
        <TermFields table={table} />
        <div className={styles.actions}>
          {typeof state === "object" && (
            <Notice tone="danger" title={say("new.failed")}>
              <p>{say(state.failed)}</p>
            </Notice>
          )}
          <Button
            type="submit"
            variant="gold"
            disabled={state === "opening" || !isWhole || (timed && !choices.pace)}
          >
            {say(state === "opening" ? "new.opening" : "new.open")}
          </Button>
        </div>
      </Slip>
      <LearnFirst game={id} />
    </div>
  );
}
