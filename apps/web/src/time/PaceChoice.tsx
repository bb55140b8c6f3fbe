import type { Pace } from "@westmarch/protocol";
import { OUT_OF_TIME } from "@westmarch/protocol/constants";
import { useState } from "react";
import lobby from "../lobby/lobby.module.css";
import { Hours } from "../ui/Hours.tsx";
import { Field, Picks, Switch } from "../ui/index.ts";
import { useKeepsTime } from "./keeping.ts";
import {
  BOUNDS,
  DAYS,
  FIRST_DRAFT,
  LIVE,
  numberIn,
  type PaceDraft,
  paceLine,
  paceOf,
  VACATIONS,
  zoneHere,
  zoneName,
} from "./paces.ts";
import styles from "./time.module.css";
import { type TimeSay, useTimeWords } from "./words.ts";

const KINDS = ["none", "live", "slow"] as const;

interface PaceChoiceProps {
  readonly game: string;
  /** Folded away until the player asks for it: no opponent waits for one who plays against computers. */
  readonly folded: boolean;
  /** Told of every choice; null: what is written is no pace. */
  readonly onChoose: (pace: Pace | null) => void;
}

/** How much time people have at a table that is being opened; nothing where the host or the game keeps no time. */
export function PaceChoice({ game, folded, onChoose }: PaceChoiceProps) {
  const say = useTimeWords();
  const keepsTime = useKeepsTime(game);
  const [draft, setDraft] = useState(FIRST_DRAFT);
  if (!say || !keepsTime) return null;
  const choice = (
    <PaceFields
      draft={draft}
      onDraft={(next) => {
        setDraft(next);
        onChoose(paceOf(next, zoneHere()));
      }}
    />
  );
  if (!folded) return choice;
  return (
    <details className={lobby.settings}>
      <summary>
        <span>{say("pace")}</span>
        <span className={lobby.aside}>{paceLine(paceOf(draft, zoneHere()) ?? undefined, say)}</span>
      </summary>
      <div className={lobby.settingList}>{choice}</div>
    </details>
  );
}

interface PaceFieldsProps {
  readonly draft: PaceDraft;
  readonly onDraft: (draft: PaceDraft) => void;
}

/** A pace as it is chosen and written. */
export function PaceFields({ draft, onDraft }: PaceFieldsProps) {
  const say = useTimeWords();
  if (!say) return null;
  const set = (news: Partial<PaceDraft>) => onDraft({ ...draft, ...news });
  const { kind } = draft;
  return (
    <div className={styles.choice}>
      <Picks
        wide
        legend={say("pace")}
        picked={kind}
        onPick={(kind) => set({ kind })}
        picks={KINDS.map((id) => ({ id, text: say(`pace.${id}`), about: say(`pace.${id}.about`) }))}
      />
      {kind === "live" && <LiveChoice draft={draft} set={set} say={say} />}
      {kind === "slow" && <SlowChoice draft={draft} set={set} say={say} />}
      {kind !== "none" && (
        <Picks
          wide
          legend={say("out")}
          picked={draft.out[kind]}
          onPick={(out) => set({ out: { ...draft.out, [kind]: out } })}
          picks={OUT_OF_TIME.map((id) => ({ id, text: say(`out.${id}`), about: say(`out.${id}.about`) }))}
        />
      )}
    </div>
  );
}

interface PartProps {
  readonly draft: PaceDraft;
  readonly set: (news: Partial<PaceDraft>) => void;
  readonly say: TimeSay;
}

function LiveChoice({ draft, set, say }: PartProps) {
  return (
    <>
      <Picks
        legend={say("live.time")}
        picked={draft.live}
        onPick={(live) => set({ live })}
        picks={[
          ...LIVE.map(({ minutes, seconds }) => ({
            id: `${minutes}+${seconds}`,
            text: say("line.live", { main: say("minutes", { n: minutes }), n: seconds }),
          })),
          { id: "other", text: say("other") },
        ]}
      />
      {draft.live === "other" && (
        <div className={styles.row}>
          <Whole
            label={say("live.minutes")}
            value={draft.minutes}
            bounds={BOUNDS.minutes}
            say={say}
            onWrite={(minutes) => set({ minutes })}
          />
          <Whole
            label={say("live.seconds")}
            value={draft.seconds}
            bounds={BOUNDS.seconds}
            say={say}
            onWrite={(seconds) => set({ seconds })}
          />
        </div>
      )}
    </>
  );
}

function SlowChoice({ draft, set, say }: PartProps) {
  return (
    <>
      <Picks
        legend={say("slow.time")}
        picked={draft.days}
        onPick={(days) => set({ days })}
        picks={[
          ...DAYS.map((n) => ({ id: String(n), text: say("days", { n }) })),
          { id: "other", text: say("other") },
        ]}
      />
      {draft.days === "other" && (
        <Whole
          label={say("slow.days")}
          value={draft.ownDays}
          bounds={BOUNDS.days}
          say={say}
          onWrite={(ownDays) => set({ ownDays })}
        />
      )}
      <div>
        <Switch
          label={say("slow.night")}
          about={say("slow.night.about", { zone: zoneName(zoneHere()) })}
          on={draft.night}
          onTurn={(night) => set({ night })}
        />
        {draft.night && (
          <Hours
            labels={[say("night.from"), say("night.until")]}
            from={draft.from}
            until={draft.until}
            onPick={set}
          />
        )}
      </div>
      <Picks
        legend={say("slow.vacation")}
        picked={String(draft.vacation)}
        onPick={(vacation) => set({ vacation: Number(vacation) })}
        picks={VACATIONS.map((n) => ({ id: String(n), text: n === 0 ? say("none") : say("days", { n }) }))}
      />
    </>
  );
}

interface WholeProps {
  readonly label: string;
  readonly value: string;
  readonly bounds: { readonly least: number; readonly most: number };
  readonly say: TimeSay;
  readonly onWrite: (value: string) => void;
}

/** A whole number that is written. */
const Whole = ({ label, value, bounds, say, onWrite }: WholeProps) => (
  <Field
    label={label}
    value={value}
    inputMode="numeric"
    autoComplete="off"
    maxLength={5}
    problem={numberIn(value, bounds) === null ? say("number", bounds) : null}
    onChange={({ target }) => onWrite(target.value)}
  />
);
