import type { Say } from "@westmarch/boardkit";
import type { Seat } from "@westmarch/kernel";
import type { SeatInfo } from "@westmarch/protocol";
import type { ReactNode } from "react";
import { Button } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import styles from "./Leaf.module.css";
import { invitationsOf, type TableModel } from "./model.ts";
import { nameOf } from "./people.ts";
import { Copyable, linkTo } from "./Share.tsx";
import { passName } from "./Waiting.tsx";
import { useSay } from "./words.tsx";

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
  readonly onPass: (seat: Seat) => void;
}

const Part = ({ title, children }: { title: string; children: ReactNode }) => (
  <section className={styles.part}>
    <h3>{title}</h3>
    {children}
  </section>
);

/** All about the table itself: who sits at it, who may come, and what can be done beside playing. */
export function TableLeaf(props: TableLeafProps) {
  const { model, seat, gameSay } = props;
  const say = useSay();
  const over = model.now.result !== null;
  const others = model.mine.filter((own) => own !== seat);
  return (
    <>
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
        {!over &&
          others.map((other) => (
            <Button key={other} onClick={() => props.onPass(other)}>
              {say("table.pass.to", { name: passName(model, other, gameSay) })}
            </Button>
          ))}
      </Part>
      <div className={styles.buttons}>
        <Button onClick={props.onReference}>{gameSay("ref.title")}</Button>
        <Button onClick={props.onHistory}>{say("table.history")}</Button>
        <Button onClick={props.onPreferences}>{say("table.settings")}</Button>
        {props.onKeys && <Button onClick={props.onKeys}>{say("table.keys")}</Button>}
      </div>
      {seat !== null && !over && (
        <div className={styles.buttons}>
          <Button onClick={props.onDraw}>{say("table.draw.offer")}</Button>
          <Button variant="danger" onClick={props.onResign}>
            {say("table.resign")}
          </Button>
        </div>
      )}
      <Links model={model} gameSay={gameSay} />
      <Part title={say("table.fair")}>
        <Fairness model={model} />
      </Part>
      <Part title={say("table.report")}>
        <p>{say("table.report.about")}</p>
        <Copyable text={props.report()} label={say("table.report")} />
      </Part>
    </>
  );
}

function SeatLine({ info, mine, role }: { info: SeatInfo; mine: boolean; role: string }) {
  const say = useSay();
  const { language } = useWords();
  const { player } = info;
  const presence = () => {
    if (mine) return say("table.seat.you");
    if (!player) return say("table.seat.empty");
    if (player.kind === "bot") return say("table.seat.bot");
    if (player.online) return say("table.seat.here");
    if (player.seenAt === undefined) return say("table.seat.away");
    return say("table.seat.seen", { when: ago(player.seenAt, language) });
  };
  return (
    <li data-here={player?.kind !== "person" || player.online}>
      <b>{role}</b>
      <span>{nameOf(info, say)}</span>
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

function Links({ model, gameSay }: { model: TableModel; gameSay: Say }) {
  const say = useSay();
  const { links, replay } = model;
  if (!links && !replay) return null;
  return (
    <Part title={say("table.links")}>
      {invitationsOf(model).map(({ seat, token }) => {
        const role = gameSay(`seat.${model.seats[seat]?.role ?? ""}`);
        return (
          <div key={token}>
            <p>{say("table.share.link", { role })}</p>
            <Copyable text={linkTo("join", token)} label={say("table.share.link", { role })} />
          </div>
        );
      })}
      {links && (
        <div>
          <p>{say("table.links.watch")}</p>
          <Copyable text={linkTo("watch", links.spectator)} label={say("table.links.watch")} />
        </div>
      )}
      {replay && (
        <div>
          <p>{say("table.links.replay")}</p>
          <Copyable text={linkTo("replay", replay)} label={say("table.links.replay")} />
        </div>
      )}
    </Part>
  );
}

/** How chance can be checked. */
function Fairness({ model }: { model: Pick<TableModel, "fairness"> }) {
  const say = useSay();
  const { commitment, key } = model.fairness;
  return (
    <>
      <p>{say(key ? "table.fair.open" : "table.fair.sealed")}</p>
      <dl className={styles.fair}>
        <dt>{say("table.fair.commitment")}</dt>
        <dd>
          <code>{commitment}</code>
        </dd>
        {key && (
          <>
            <dt>{say("table.fair.key")}</dt>
            <dd>
              <code>{key}</code>
            </dd>
          </>
        )}
      </dl>
      <p>{say("table.fair.how")}</p>
    </>
  );
}
