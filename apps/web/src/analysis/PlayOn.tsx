import { LEVELS, type Seat } from "@westmarch/kernel";
import { useState } from "react";
import { useWords } from "../i18n/index.ts";
import { Button, Dialog } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import styles from "./lab.module.css";
import type { Player } from "./study.ts";
import type { AnalysisSay } from "./words.ts";

const PLAYERS = ["self", ...LEVELS] as const satisfies readonly Player[];

export interface PlayOnProps {
  readonly open: boolean;
  readonly names: readonly string[];
  /** By seat, as it was last. */
  readonly players: readonly Player[];
  readonly labSay: AnalysisSay;
  readonly onClose: () => void;
  readonly onPlay: (players: readonly Player[]) => void;
}

/** Who plays which seat on. */
export function PlayOn({ open, names, players, labSay, onClose, onPlay }: PlayOnProps) {
  const { say } = useWords();
  const [wanted, want] = useState<Readonly<Record<Seat, Player>>>({});
  const now = names.map((_, seat) => wanted[seat] ?? players[seat] ?? "self");
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={labSay("play")}
      actions={
        <Button variant="gold" onClick={() => onPlay(now)}>
          {labSay("play.go")}
        </Button>
      }
    >
      <p>{labSay("play.about")}</p>
      <div className={styles.seats}>
        {names.map((name, seat) => (
          <Select
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            key={seat}
            label={name}
            value={now[seat] ?? "self"}
            options={PLAYERS.map((id) => ({
              id,
              text:
                id === "self" ? labSay("play.self") : labSay("play.computer", { level: say(`level.${id}`) }),
            }))}
            onPick={(player) => want({ ...wanted, [seat]: player })}
          />
        ))}
      </div>
    </Dialog>
  );
}
