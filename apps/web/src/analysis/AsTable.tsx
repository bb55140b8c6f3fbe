import { useMemo } from "react";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { HandOverForm } from "../local-tables/HandOverForm.tsx";
import { handOver, type Sitter } from "../local-tables/handOver.ts";
import { useHereWords } from "../local-tables/words.ts";
import { freshKey } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import type { PanelProps } from "./panelProps.ts";
import { saveUpTo } from "./saveUpTo.ts";
import { playerOf } from "./study.ts";
import { settingsOf } from "./useNames.ts";

/** From this moment on it is played as a table at the server. */
export function AsTable({ loaded, course, studying, names, labSay }: PanelProps) {
  const say = useHereWords();
  const { say: shell } = useWords();
  const [, navigate] = useLocation();
  const { study } = studying;
  const { line, moment } = course;
  // The same for as long as this moment is looked at, so that a lost answer makes no second table.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another moment is another table
  const claim = useMemo(freshKey, [study.id, moment.course, moment.at]);
  const game = useMemo(() => saveUpTo(line, study.root, moment.at), [line, study.root, moment.at]);
  if (!say) return null;
  if (!game) return <p>{labSay("as-table.not")}</p>;
  const sitters = names.map((name, seat): Sitter => {
    const player = playerOf(study, seat);
    return player === "self" ? { kind: "me", name: name.slice(0, 24) } : { kind: "bot", level: player };
  });
  const hand = async (seats: readonly Sitter[]) => {
    const answer = await handOver(claim, game, seats);
    if (!answer.ok) return answer;
    const { table, token, spectator } = answer.value;
    const own = token ?? spectator;
    useDevice.getState().remember({ token: own, table, game: study.game, at: Date.now() });
    navigate(tableAddress(table, own));
    return null;
  };
  const roles = loaded.besides.all.game.seats(settingsOf(study)).map((role) => loaded.say(`seat.${role}`));
  return (
    <HandOverForm
      key={claim}
      say={say}
      about={labSay("as-table.about")}
      go={shell("new.open")}
      roles={roles}
      sitters={sitters}
      onHand={hand}
    />
  );
}
