import { useEffect } from "react";
import { otherSeats } from "../../device/knownTables.ts";
import { useWords } from "../../i18n/index.ts";
import { tableAddress } from "../../net/links.ts";
import { countInIcon } from "../favicon.ts";
import { HeaderIcon } from "./HeaderIcon.tsx";
import styles from "./header.module.css";
import { Menu } from "./Menu.tsx";
import { useChallenges, useWaitingTables } from "./waiting.ts";

/** The bell burns gold while tables wait for the player, and leads to each of them. */
export function Bell() {
  const { say } = useWords();
  const tables = useWaitingTables();
  const challenges = useChallenges();
  const rows = tables.map((summary) => {
    const { table, token, game, proposed: [what = "none"] = [] } = summary;
    const others = otherSeats(summary).flatMap(({ player }) =>
      player ? [player.kind === "person" ? player.name : say(`level.${player.level}`)] : [],
    );
    return {
      id: table,
      text: say("nav.waits", { game: say(`door.${game}.title`), others: others.join(", ") || "none", what }),
      href: tableAddress(table, token),
    };
  });
  const count = tables.length + challenges.length;
  useEffect(() => {
    void countInIcon(count).catch(() => {}); // the title says so as well
    return () => void countInIcon(0);
  }, [count]);
  return (
    <span className={styles.bell}>
      <Menu
        label={say("nav.waiting", { count })}
        groups={[challenges, rows].filter((group) => group.length > 0)}
      >
        <HeaderIcon name="ringing-bell" size={20} />
      </Menu>
    </span>
  );
}
