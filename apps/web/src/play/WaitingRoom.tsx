import { latePart } from "@westmarch/boardkit/later";
import { Drawing } from "../games/Drawing.tsx";
import { doorOf } from "../games/doors.ts";
import type { TableKey } from "../i18n/index.ts";
import type { TableModel } from "../table/connection/model.ts";
import drawer from "../table/drawers/Drawer.module.css";
import { Fairness } from "../table/drawers/Fairness.tsx";
import { Part } from "../table/drawers/Part.tsx";
import { invitationsAt, namesOf, together } from "../table/text/people.ts";
import type { Loaded } from "../table/text/words.tsx";
import { useSay } from "../table/text/words.tsx";
import { Links } from "../table-links/Links.tsx";
import { Inviting } from "../table-links/Share.tsx";
import { Busy, Notice, Slip, TopBar } from "../ui/index.ts";
import { SeatLine } from "./SeatLine.tsx";
import { StoredData } from "./StoredData.tsx";
import styles from "./WaitingRoom.module.css";

const PaceLine = latePart(async () => (await import("../time/PaceLine.tsx")).PaceLine);

interface WaitingRoomProps {
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
  /** What is to be said of the line to the server, as the key of its sentence. */
  readonly news: TableKey | null;
}

/** A table whose game has not begun: who is still missing, the links to send them, and what chance waits for. */
export function WaitingRoom({ model, loaded, token, news }: WaitingRoomProps) {
  const say = useSay();
  const door = doorOf(model.game);
  const names = namesOf(model.seats, say);
  const invitations = invitationsAt(model, loaded.say);
  const awaited = model.contributions.list.filter(({ value }) => value === null);
  if (model.contributions.open) {
    const whose = awaited.flatMap(({ seats }) => seats.map((seat) => names[seat] ?? ""));
    return <Busy label={say("table.gather.waits", { names: together(whose, say.language) })} />;
  }
  return (
    <>
      <TopBar title={loaded.say("game.title")} />
      <main id="main" tabIndex={-1} className={styles.room}>
        {news && <Notice tone="danger">{say(news)}</Notice>}
        <Slip className={styles.inviting} aria-labelledby="waiting">
          {door && <Drawing of={door.art} className={styles.door} />}
          <div>
            <h2 id="waiting">{say(invitations.length > 0 ? "table.share.title" : "table.gather.title")}</h2>
            {invitations.length > 0 && <p>{say("table.share.about")}</p>}
            <Inviting game={model.game} invitations={invitations} />
            {model.pace && <PaceLine pace={model.pace} />}
          </div>
        </Slip>
        <Notice {...(invitations.length > 0 && { title: say("table.gather.title") })}>
          <p>{say("table.gather.about")}</p>
        </Notice>
        <Part title={say("table.seats")}>
          <ul className={drawer.seats}>
            {model.seats.map((info) => (
              <SeatLine
                key={info.seat}
                info={info}
                mine={model.mine.includes(info.seat)}
                role={loaded.say(`seat.${info.role}`)}
              />
            ))}
          </ul>
        </Part>
        <Links model={model} gameSay={loaded.say} token={token} shown />
        <Part title={say("table.fair")}>
          <Fairness model={model} />
        </Part>
        {model.mine.length > 0 && (
          <Part title={say("table.kept")}>
            <StoredData model={model} token={token} />
          </Part>
        )}
      </main>
    </>
  );
}
