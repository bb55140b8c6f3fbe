/** What there is to see in the common room, as small pictures. */
import type { PublicLobbyNow } from "@westmarch/protocol";
import { Near, useNear } from "../tournaments/Near.tsx";
import { Slip } from "../ui/index.ts";
import { Highlights, useHighlights } from "./Highlights.tsx";
import type { LatelyPlan } from "./roomPlan.ts";
import { useGlimpses } from "./useGlimpses.ts";
import { WatchTile } from "./WatchTile.tsx";
import styles from "./watch.module.css";
import { useExhibition, useWatchables } from "./watchables.ts";
import { useWatchWords } from "./watchWords.ts";
import type { PublicLobbySay } from "./words.ts";

/** How a finished game stands changes no more: milliseconds between looks. */
const SELDOM = 600_000;

interface LiveProps {
  readonly now: PublicLobbyNow | null;
  readonly say: PublicLobbySay;
  /** False: only words stand there. */
  readonly pictured?: boolean;
  /** It stands on the leaf of something else. */
  readonly bare?: boolean;
}

/** A game that is being played: people's, or the exhibition. */
export function Live({ now, say: lobby, pictured = true, bare = false }: LiveProps) {
  const say = useWatchWords();
  const { exhibition } = useExhibition();
  const [one] = useWatchables(now, [], exhibition);
  const glimpses = useGlimpses(one && pictured ? [one.table] : []);
  if (!say || !one) return null;
  const tile = (
    <WatchTile
      key={one.table}
      of={one}
      glimpse={glimpses.get(one.table)}
      {...{ say, lobby, pictured }}
      size="small"
    />
  );
  if (bare) return <div className={styles.bare}>{tile}</div>;
  return (
    <Slip className={`${styles.leaf} ${styles.low}`} aria-label={lobby("exhibition")}>
      {tile}
    </Slip>
  );
}

interface LatelyProps {
  readonly say: PublicLobbySay;
  readonly plan: LatelyPlan;
}

/** Tournaments to enter or to follow, and how public games ended of late: as much as there is room for, nothing where there is none. */
export function Lately({ say: lobby, plan }: LatelyProps) {
  const say = useWatchWords();
  const near = useNear().slice(0, plan.near);
  const few = near.length > 0 ? plan.endings.besideNear : plan.endings.alone;
  const endings = (useHighlights() ?? []).slice(0, few);
  const tables = endings.map(({ table }) => table);
  const glimpses = useGlimpses(tables, SELDOM);
  if (!say) return null;
  return (
    <>
      {near.length > 0 && <Near near={near} />}
      {endings.length > 0 && (
        <Slip className={`${styles.leaf} ${styles.low}`} aria-labelledby="endings">
          <header>
            <h2 id="endings">{lobby("endings")}</h2>
          </header>
          <div className={styles.narrow}>
            <Highlights of={endings} glimpses={glimpses} say={say} lobby={lobby} />
          </div>
        </Slip>
      )}
    </>
  );
}
