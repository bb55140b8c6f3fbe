import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { ReactNode } from "react";
import type { TableSay } from "../../i18n/index.ts";
import { Button } from "../../ui/index.ts";
import { askedOf } from "../connection/answers.ts";
import type { TableModel } from "../connection/model.ts";
import { nextSeat } from "../connection/seating.ts";
import type { Table } from "../connection/table.ts";
import { absent, awayOf, nameOf, namesOf, spanOf, together } from "../text/people.ts";
import type { Loaded } from "../text/words.tsx";
import { useSay } from "../text/words.tsx";

/** What the one who looks may call the seat that comes next on this screen. */
export function passName(model: TableModel, seat: Seat, gameSay: Say): string {
  const info = model.seats[seat];
  const role = gameSay(`seat.${info?.role ?? ""}`);
  const name = info?.player?.kind === "person" ? info.player.name : null;
  const alone =
    model.seats.filter(({ player }) => player?.kind === "person" && player.name === name).length === 1;
  return name && alone ? name : role;
}

/** The sentence of the prompt bar while the one who looks has nothing to do. `what`: what is being decided, if that is known. */
export function waitingSentence(
  model: TableModel,
  seat: Seat | null,
  next: string | null,
  say: TableSay,
  language: string,
  clock: number,
  what: string | null,
): string {
  const { now, seats } = model;
  if (now.result) return say("table.wait.over");
  if (next !== null) return say("table.pass.next", { name: next });
  if (seats.some(({ player }) => !player)) return say("table.wait.seat");
  if (model.time?.rests) return say("table.no.at-rest");
  const owing = now.owes.filter((owed) => owed !== seat);
  const names = namesOf(seats, say);
  const away = awayOf(model, owing, clock);
  if (away)
    return say("table.wait.away", {
      name: nameOf(away.info, say),
      minutes: away.minutes,
      time: spanOf(away.minutes, language),
    });
  // What the one who looks has just chosen is still being shown.
  if (owing.length === 0) return say("table.wait.moment");
  const people = owing.some((owed) => seats[owed]?.player?.kind === "person");
  const waiting = say(people ? "table.wait.person" : "table.wait.bot", {
    names: together(
      owing.map((owed) => names[owed] ?? ""),
      language,
    ),
    count: owing.length,
  });
  return what === null ? waiting : say("table.wait.about", { waiting, what });
}

interface InsteadProps {
  readonly table: Table;
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly onEnding: () => void;
  /** What there is where nothing can be done here. */
  readonly elsewhere: ReactNode;
}

/** What can be done instead of choosing: pass the table on, claim a game that was left, see how it ended. */
export function Instead({ table, model, loaded, onEnding, elsewhere }: InsteadProps) {
  const say = useSay();
  const { seat } = table.seating;
  if (model.now.result) {
    return (
      <Button variant="gold" onClick={onEnding}>
        {say("table.end.show")}
      </Button>
    );
  }
  const next = nextSeat(table.seating, model.mine, askedOf(model, table.passing));
  if (next !== null) {
    return (
      <Button variant="gold" onClick={() => table.pass(next)}>
        {say("table.pass.to", { name: passName(model, next, loaded.say) })}
      </Button>
    );
  }
  const gone = absent(model, Date.now());
  if (!gone || seat === null) return elsewhere;
  return (
    <Button variant="danger" onClick={() => table.claim(seat)}>
      {say("table.claim", { name: nameOf(gone, say) })}
    </Button>
  );
}
