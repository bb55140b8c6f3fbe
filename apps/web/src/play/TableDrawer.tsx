import type { BoardProps, Say } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import type { Seat } from "@westmarch/kernel";
import { isHere } from "../device/localToken.ts";
import type { Replacement } from "../public-lobby/Replacing.tsx";
import type { TableModel } from "../table/connection/model.ts";
import type { Table } from "../table/connection/table.ts";
import styles from "../table/drawers/Drawer.module.css";
import { Fairness } from "../table/drawers/Fairness.tsx";
import { Part } from "../table/drawers/Part.tsx";
import { passName } from "../table/prompt/Waiting.tsx";
import { isWhole, type Loaded, useSay } from "../table/text/words.tsx";
import { Links } from "../table-links/Links.tsx";
import { Copyable } from "../table-links/Share.tsx";
import { Button } from "../ui/index.ts";
import { SeatLine } from "./SeatLine.tsx";
import { StoredData } from "./StoredData.tsx";

const TableBell = latePart(async () => (await import("../notifications/TableBell.tsx")).TableBell);

export interface TableLeafProps {
  readonly model: TableModel;
  readonly gameSay: Say;
  readonly seat: Seat | null;
  /** Position of the view in the game's notation, with what else a report should hold. */
  readonly report: () => string;
  readonly onHistory: () => void;
  readonly onReference: () => void;
  readonly onPreferences: () => void;
  /** Null on a device without keys. */
  readonly onKeys: (() => void) | null;
  readonly onDraw: () => void;
  readonly onResign: () => void;
  /** A seat is to go to another player. */
  readonly onReplace: (of: Seat, to: Replacement) => void;
  readonly onPass: (seat: Seat) => void;
  readonly onOffer: Table["offer"];
  readonly onTell: Table["tell"];
  readonly loaded: Loaded;
  /** What the board is given. */
  readonly shown: BoardProps;
  /** The token of the own link. */
  readonly token: string;
}

const LocalTablePart = latePart(
  async () => (await import("../local-tables/LocalTablePart.tsx")).LocalTablePart,
);
const Reporting = latePart(async () => (await import("../admin/Reporting.tsx")).Reporting);
const TimePart = latePart(async () => (await import("../time/TimePart.tsx")).TimePart);
const PlanPart = latePart(async () => (await import("../premoves/PlanPart.tsx")).PlanPart);
const Replacing = latePart(async () => (await import("../public-lobby/Replacing.tsx")).Replacing);

/** All about the table itself: who sits at it, who may come, and what can be done beside playing. */
export function TableDrawer(props: TableLeafProps) {
  const { model, seat, gameSay } = props;
  const say = useSay();
  const over = model.now.result !== null;
  // What only a server can do: others come, look on, or are told.
  const here = isHere(props.token);
  return (
    <>
      <Seats {...props} />
      {model.pace && model.time && (
        <TimePart
          pace={model.pace}
          told={model.time}
          seat={seat}
          plays={!over}
          onOffer={props.onOffer}
          onTell={props.onTell}
        />
      )}
      {!here && seat !== null && !over && isWhole(props.loaded) && (
        <PlanPart model={model} loaded={props.loaded} shown={props.shown} seat={seat} onTell={props.onTell} />
      )}
      {!here && seat !== null && !over && <Replacing model={model} seat={seat} onReplace={props.onReplace} />}
      {here && <LocalTablePart token={props.token} gameSay={gameSay} />}
      {!here && seat !== null && <Reporting model={model} token={props.token} />}
      <Ways {...props} plays={seat !== null && !over} />
      {!here && seat !== null && !over && <TableBell table={model.table} token={props.token} />}
      {!here && <Links model={model} gameSay={gameSay} token={props.token} />}
      {!here && (
        <Part title={say("table.fair")}>
          <Fairness model={model} />
        </Part>
      )}
      {!here && seat !== null && (
        <Part title={say("table.kept")}>
          <StoredData model={model} token={props.token} />
        </Part>
      )}
      <Part title={say("table.report")}>
        <p>{say("table.report.about")}</p>
        <Copyable text={props.report()} label={say("table.report")} />
      </Part>
    </>
  );
}

/** Who sits at the table, and the ways to hand it to another player at this device. */
function Seats({ model, seat, gameSay, onPass }: TableLeafProps) {
  const say = useSay();
  const others = model.mine.filter((own) => own !== seat);
  return (
    <Part title={say("table.seats")}>
      <ul className={styles.seats}>
        {model.seats.map((info) => (
          <SeatLine
            key={info.seat}
            info={info}
            mine={info.seat === seat}
            role={gameSay(`seat.${info.role}`)}
          />
        ))}
      </ul>
      {model.now.result === null &&
        others.map((other) => (
          <Button key={other} onClick={() => onPass(other)}>
            {say("table.pass.to", { name: passName(model, other, gameSay) })}
          </Button>
        ))}
    </Part>
  );
}

interface WaysProps extends TableLeafProps {
  /** A player looks at it, and the game goes on. */
  readonly plays: boolean;
}

/** The ways to what lies beside the table, and to end the game. */
function Ways({
  gameSay,
  plays,
  onReference,
  onHistory,
  onPreferences,
  onKeys,
  onDraw,
  onResign,
}: WaysProps) {
  const say = useSay();
  return (
    <>
      <div className={styles.buttons}>
        <Button onClick={onReference}>{gameSay("ref.title")}</Button>
        <Button onClick={onHistory}>{say("table.history")}</Button>
        <Button onClick={onPreferences}>{say("table.settings")}</Button>
        {onKeys && <Button onClick={onKeys}>{say("table.keys")}</Button>}
      </div>
      {plays && (
        <div className={styles.buttons}>
          <Button onClick={onDraw}>{say("table.draw.offer")}</Button>
          <Button variant="danger" onClick={onResign}>
            {say("table.resign")}
          </Button>
        </div>
      )}
    </>
  );
}
