import type { Seat } from "@westmarch/kernel";
import type { Offer, Pace } from "@westmarch/protocol";
import { useState } from "react";
import { hourOf } from "../i18n/dates.ts";
import { useWords } from "../i18n/index.ts";
import type { TimeWish } from "../table/connection/wishes.ts";
import { Part } from "../table/drawers/Part.tsx";
import { Button, Picks } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import type { GameClocks } from "./gameClocks.ts";
import { PaceLine } from "./PaceLine.tsx";
import { zoneHere, zoneName } from "./paces.ts";
import { DAY, inWords } from "./spans.ts";
import styles from "./time.module.css";
import { type TimeSay, useTimeWords } from "./words.ts";

type Slow = Extract<Pace, { kind: "slow" }>;

interface TimePartProps {
  readonly pace: Pace;
  readonly told: GameClocks;
  readonly seat: Seat | null;
  /** The game goes on: there is time to ask for. */
  readonly plays: boolean;
  readonly onOffer: (what: Extract<Offer["what"], "pause" | "adjourn" | "resume">) => void;
  readonly onTell: (wish: TimeWish) => void;
}

/** Time at this table: how much there is, breaks by consent, and at a slow one vacation and nights. */
export function TimePart({ pace, told, seat, plays, onOffer, onTell }: TimePartProps) {
  const say = useTimeWords();
  if (!say || pace.kind === "none") return null;
  return (
    <Part title={say("pace")}>
      <div className={styles.part}>
        <PaceLine pace={pace} />
        {plays && seat !== null && (
          <>
            <p>{say("break.about")}</p>
            <div className={styles.row}>
              {told.rests ? (
                <Button onClick={() => onOffer("resume")}>{say("resume")}</Button>
              ) : (
                <>
                  <Button onClick={() => onOffer("pause")}>{say("break")}</Button>
                  <Button onClick={() => onOffer("adjourn")}>{say("adjourn")}</Button>
                </>
              )}
            </div>
            {pace.kind === "slow" && <Slowly pace={pace} told={told} seat={seat} say={say} onTell={onTell} />}
          </>
        )}
      </div>
    </Part>
  );
}

interface SlowlyProps extends Pick<TimePartProps, "told" | "onTell"> {
  readonly pace: Slow;
  readonly seat: Seat;
  readonly say: TimeSay;
}

/** One’s own vacation and nights. */
function Slowly({ pace, told, seat, say, onTell }: SlowlyProps) {
  const { language } = useWords();
  const own = told.seats.find((one) => one.seat === seat);
  if (!own) return null;
  const here = zoneHere();
  const { night } = pace;
  return (
    <>
      {pace.vacation > 0 && (
        <Vacation
          left={own.vacation}
          away={own.rests === "vacation"}
          say={say}
          onDays={(days) => onTell({ type: "vacation", seat, days })}
        />
      )}
      {night && (
        <>
          <Picks
            legend={say("zone")}
            picked={own.zone ?? night.zone}
            onPick={(zone) => onTell({ type: "zone", seat, zone: zone === night.zone ? null : zone })}
            picks={[...new Set([night.zone, here, ...(own.zone ? [own.zone] : [])])].map((id) => ({
              id,
              text: zoneName(id),
            }))}
          />
          <p>
            {say("zone.about", { from: hourOf(night.from, language), until: hourOf(night.until, language) })}
          </p>
        </>
      )}
    </>
  );
}

interface VacationProps {
  readonly left: number;
  readonly away: boolean;
  readonly say: TimeSay;
  readonly onDays: (days: number) => void;
}

function Vacation({ left, away, say, onDays }: VacationProps) {
  const most = Math.floor(left / DAY);
  const [days, setDays] = useState(1);
  const chosen = Math.min(days, most);
  return (
    <fieldset className={styles.holiday}>
      <legend>{say("holiday")}</legend>
      <p>
        {away
          ? say("holiday.on")
          : most > 0
            ? say("holiday.left", { time: inWords(left, false, say) })
            : say("holiday.none")}
      </p>
      {away ? (
        <Button onClick={() => onDays(0)}>{say("holiday.end")}</Button>
      ) : (
        most > 0 && (
          <div className={styles.row}>
            <Select
              label={say("holiday.days")}
              value={String(chosen)}
              options={Array.from({ length: most }, (_, at) => ({
                id: String(at + 1),
                text: say("days", { n: at + 1 }),
              }))}
              onPick={(id) => setDays(Number(id))}
            />
            <Button onClick={() => onDays(chosen)}>{say("holiday.begin")}</Button>
          </div>
        )
      )}
    </fieldset>
  );
}
