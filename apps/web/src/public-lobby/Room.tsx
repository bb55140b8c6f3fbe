import { latePart } from "@westmarch/boardkit/later";
import type { ComponentType } from "react";
import { useDevice } from "../device/index.ts";
import { failureKey } from "../net/api.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { useWaitingTables } from "../ui/header/waiting.ts";
import { Busy, Slip } from "../ui/index.ts";
import { Refusal } from "../ui/Refusal.tsx";
import styles from "./commons.module.css";
import { Listed } from "./Listed.tsx";
import { Own } from "./Own.tsx";
import { latelyIn, othersIn } from "./roomPlan.ts";
import { Seeks, type SeeksProps } from "./Seeks.tsx";
import type { usePublicLobby } from "./usePublicLobby.ts";
import type { PublicLobbySay } from "./words.ts";

const Live = latePart(async () => (await import("./ToSee.tsx")).Live);
const Lately = latePart(async () => (await import("./ToSee.tsx")).Lately);

const hearth = new URL("../drawn/hearth.svg", import.meta.url).href;

/** What stands in the room from other parts of the house. */
export interface RoomParts {
  /** A game against the computer at once; in gold where nothing else waits. */
  readonly play: ComponentType<{ readonly isGold: boolean }>;
  /** The puzzle of the day. */
  readonly puzzle: ComponentType;
}

interface RoomProps extends ReturnType<typeof usePublicLobby> {
  readonly isQuiet: boolean;
  readonly parts: RoomParts;
  /** One's own search, which goes on however the room is laid out. */
  readonly search: SeeksProps["search"];
  readonly standing: SeeksProps["standing"];
  readonly say: PublicLobbySay;
}

/**
 * Three columns that fit one screen: what would not is told in a line or folded (`roomPlan.ts`). With nobody there a fire burns
 * in the first, and what one can do alone has the middle.
 */
export function Room({ now, failure, isQuiet, parts, search, standing, say }: RoomProps) {
  const { play: Play, puzzle: Puzzle } = parts;
  const waits = useWaitingTables((waiting) => waiting.length > 0);
  const mine = useDevice(({ tables }) => tables);
  const hasTables = mine.length > 0;
  const seeks = now?.open && <Seeks seeks={now.seeks} {...{ search, standing, say }} />;
  if (isQuiet)
    return (
      <div className={styles.room} data-quiet>
        <div className={`${styles.column} ${styles.hearthside}`}>
          <Drawing of={hearth} className={`${styles.hearth} ${hasTables ? styles.lesser : ""}`} />
          <Own say={say} />
          <Live now={now} say={say} pictured={!hasTables} />
        </div>
        <div className={styles.column}>
          <Play isGold={!waits} />
          {seeks}
        </div>
        <div className={styles.column}>
          <Puzzle />
          <Lately say={say} plan={latelyIn({ isQuiet, rows: 0 })} />
        </div>
      </div>
    );
  return (
    <div className={styles.room}>
      <div className={styles.column}>
        <Own say={say} />
        <Play isGold={false} />
        {!hasTables && <Live now={now} say={say} />}
      </div>
      <div className={styles.column}>
        <Slip aria-label={say("list")}>
          {now ? <Listed now={now} say={say} /> : failure ? <Refusal told={failureKey(failure)} /> : <Busy />}
          {hasTables && <Live now={now} say={say} pictured={false} bare />}
        </Slip>
        <Lately say={say} plan={latelyIn({ isQuiet, rows: now ? othersIn(now, mine).length : 0 })} />
      </div>
      <div className={styles.column}>
        {seeks}
        <Puzzle />
      </div>
    </div>
  );
}
