import type { SeatInfo } from "@westmarch/protocol";
import { SeatSeal } from "../accounts/SeatSeal.tsx";
import { useWords } from "../i18n/index.ts";
import { nameOf } from "../table/text/people.ts";
import { useSay } from "../table/text/words.tsx";

/** Who sits on a seat, and whether they are there. */
export function SeatLine({ info, mine, role }: { info: SeatInfo; mine: boolean; role: string }) {
  const say = useSay();
  const { language } = useWords();
  const { player } = info;
  const presence = () => {
    if (mine) return say("table.seat.you");
    if (!player) return say("table.seat.empty");
    if (player.kind === "bot") return say("table.seat.bot");
    if (player.seal?.bot) return say(player.online ? "table.seat.program" : "table.seat.program.away");
    if (player.online) return say("table.seat.here");
    if (player.seenAt === undefined) return say("table.seat.away");
    return say("table.seat.seen", { when: ago(player.seenAt, language) });
  };
  return (
    <li data-here={player?.kind !== "person" || player.online}>
      <b>{role}</b>
      <span>
        <SeatSeal of={info} /> {nameOf(info, say)}
      </span>
      <small>{presence()}</small>
    </li>
  );
}

/** “3 hours ago”, in whole units. */
function ago(at: number, language: string): string {
  const minutes = Math.max(1, Math.round((Date.now() - at) / 60_000));
  const [count, unit] =
    minutes < 60
      ? ([minutes, "minute"] as const)
      : minutes < 36 * 60
        ? ([Math.round(minutes / 60), "hour"] as const)
        : ([Math.round(minutes / 1440), "day"] as const);
  return new Intl.RelativeTimeFormat(language, { numeric: "auto" }).format(-count, unit);
}
