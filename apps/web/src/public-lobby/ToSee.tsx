/** What there is to see in the common room, as small pictures. */
import type { PublicLobbyNow } from "@westmarch/protocol";
import { Slip } from "../ui/index.ts";
import { Highlights, useHighlights } from "./Highlights.tsx";
import { useGlimpses } from "./useGlimpses.ts";
import { WatchTile } from "./WatchTile.tsx";
import styles from "./watch.module.css";
import { useExhibition, useWatchables } from "./watchables.ts";
import { useWatchWords } from "./watchWords.ts";
import type { PublicLobbySay } from "./words.ts";

/** So many finished games stand here. */
const FEW = 3;
/** How a finished game stands changes no more: milliseconds between looks. */
const SELDOM = 600_000;

interface LiveProps {
  readonly now: PublicLobbyNow | null;
  readonly say: PublicLobbySay;
}

/** A game that is being played: people's, or the exhibition. */
export function Live({ now, say: lobby }: LiveProps) {
  const say = useWatchWords();
  const { exhibition } = useExhibition();
  const [one] = useWatchables(now, [], exhibition);
  const glimpses = useGlimpses(one ? [one.table] : []);
  if (!say || !one) return null;
  return (
    <Slip className={styles.leaf} aria-label={lobby("exhibition")}>
      <WatchTile
        key={one.table}
        of={one}
        glimpse={glimpses.get(one.table)}
        say={say}
        lobby={lobby}
        size="small"
      />
    </Slip>
  );
}

interface EndingsProps {
  readonly say: PublicLobbySay;
  /** As many are shown. */
  readonly few?: number;
}

/** How public games ended of late; nothing where none has. */
export function Endings({ say: lobby, few = FEW }: EndingsProps) {
  const say = useWatchWords();
  const endings = (useHighlights() ?? []).slice(0, few);
  const tables = endings.map(({ table }) => table);
  const glimpses = useGlimpses(tables, SELDOM);
  if (!say || endings.length === 0) return null;
  return (
    <Slip className={styles.leaf} aria-labelledby="endings">
      <header>
        <h2 id="endings">{lobby("endings")}</h2>
      </header>
      <div className={styles.narrow}>
        <Highlights of={endings} glimpses={glimpses} say={say} lobby={lobby} />
      </div>
    </Slip>
  );
}
