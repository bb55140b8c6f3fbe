import { LEVELS } from "@westmarch/kernel";
import { useState } from "react";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import type { Answer } from "../net/api.ts";
import { Button, Notice } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { failedKey, type Sitter } from "./handOver.ts";
import styles from "./here.module.css";
import type { HereSay } from "./words.ts";

interface HandOverFormProps {
  readonly say: HereSay;
  /** What comes of it. */
  readonly about: string;
  /** What stands on the button. */
  readonly go: string;
  /** By seat, in the game's words. */
  readonly roles: readonly string[];
  /** Who has sat there until now. */
  readonly sitters: readonly Sitter[];
  /** Null: it is done, or nothing is left to be done. */
  readonly onHand: (seats: readonly Sitter[]) => Promise<Extract<Answer<unknown>, { ok: false }> | null>;
}

const PICKS = ["me", "open", ...LEVELS] as const;
type Pick = (typeof PICKS)[number];

const pickOf = (sitter: Sitter): Pick => (sitter.kind === "bot" ? sitter.level : sitter.kind);

/** Who is to sit where from now on, and the way there. */
export function HandOverForm({ say, about, go: label, roles, sitters, onHand }: HandOverFormProps) {
  const { say: shell } = useWords();
  const own = useDevice((device) => device.name);
  const [seats, setSeats] = useState(sitters);
  const [state, setState] = useState<"choosing" | "going" | ReturnType<typeof failedKey>>("choosing");
  const nameOf = (seat: number): string => {
    const sits = sitters[seat];
    return (sits?.kind === "me" && sits.name) || own || shell("new.name.default");
  };
  const sitterFor = (seat: number, pick: Pick): Sitter => {
    if (pick === "me") return { kind: "me", name: nameOf(seat) };
    return pick === "open" ? { kind: "open" } : { kind: "bot", level: pick };
  };
  const textOf = (seat: number, pick: Pick): string => {
    if (pick === "me") return say("hand.me", { name: nameOf(seat) });
    return pick === "open" ? say("hand.friend") : say("hand.computer", { level: shell(`level.${pick}`) });
  };
  const go = async () => {
    setState("going");
    const failed = await onHand(seats);
    if (failed) setState(failedKey(failed));
  };
  return (
    <div className={styles.form}>
      <p>{about}</p>
      {seats.map((sitter, seat) => (
        <Select
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          key={seat}
          label={roles[seat] ?? ""}
          value={pickOf(sitter)}
          options={PICKS.map((pick) => ({ id: pick, text: textOf(seat, pick) }))}
          onPick={(pick) => setSeats(seats.with(seat, sitterFor(seat, pick)))}
        />
      ))}
      {seats.some(({ kind }) => kind === "open") && <p>{say("hand.known")}</p>}
      {state !== "choosing" && state !== "going" && (
        <Notice tone="danger" title={say("failed")}>
          <p>{say(state)}</p>
        </Notice>
      )}
      <Button
        variant="gold"
        disabled={state === "going" || seats.every(({ kind }) => kind !== "me")}
        onClick={() => void go()}
      >
        {state === "going" ? say("hand.going") : label}
      </Button>
    </div>
  );
}
