import type { InvitationNow } from "@westmarch/protocol";
import { Link } from "wouter";
import { TILE, TILES, TileWords } from "../../arrival/Scene.tsx";
import type { ArrivalSay } from "../../arrival/words.ts";
import { keepSeat } from "../../device/keptSeat.ts";
import { schoolOf } from "../../games/doors.ts";
import { Icon } from "../../ui/index.ts";
import styles from "./invitation.module.css";
import { LookOn } from "./LookOn.tsx";

interface LearnFirstProps {
  readonly now: InvitationNow;
  readonly words: ArrivalSay;
}

/** The ways to learn the game first, from which one comes back to the seat, and to look on without one. */
export function LearnFirst({ now, words }: LearnFirstProps) {
  const school = schoolOf(now.game);
  const keep = () => {
    keepSeat({ address: location.pathname + location.hash, game: now.game, awaited: null });
  };
  return (
    <section aria-label={words("join.never")}>
      <p className={styles.never}>
        <b>{words("join.never")}</b> {words("join.never.about")}
      </p>
      <div className={`${TILES} ${styles.ways}`}>
        {school?.rules && (
          <Link href={`/rules/${school.id}`} className={TILE} onClick={keep}>
            <TileWords
              icon={<Icon name="book" size={32} />}
              title={words("join.rules")}
              about={words("join.rules.read")}
            />
          </Link>
        )}
        {school && (
          <Link href={`/guide/${school.id}`} className={TILE} onClick={keep}>
            <TileWords
              icon={<Icon name="lantern-flame" size={32} />}
              title={words("meanwhile.guide")}
              about={words("join.guide.about")}
            />
          </Link>
        )}
        {now.watch && now.table && (
          <LookOn table={now.table} className={TILE}>
            <TileWords
              icon={<Icon name="spyglass" size={32} />}
              title={words("join.look")}
              about={words("join.look.about")}
            />
          </LookOn>
        )}
      </div>
    </section>
  );
}
