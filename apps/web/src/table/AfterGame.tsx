import type { BoardProps } from "@westmarch/boardkit";
import type { OpenTable } from "@westmarch/protocol";
import { useState } from "react";
import { useLocation } from "wouter";
import { failureKey, openTable } from "../api.ts";
import { useDevice } from "../device/index.ts";
import { tableAddress } from "../links.ts";
import { Button, ButtonLink } from "../ui/index.ts";
import type { TableModel } from "./model.ts";
import { linkTo } from "./Share.tsx";
import { Ending } from "./Slips.tsx";
import type { Table } from "./store.ts";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

export interface AfterGameProps {
  readonly table: Table;
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly props: BoardProps;
  readonly onClose: () => void;
}

/** The same table anew; `turned`: everybody one seat further. */
function again(model: TableModel, turned: boolean): OpenTable {
  const seats = model.seats.map(({ seat, player }): OpenTable["seats"][number] => {
    if (player?.kind === "bot") return { kind: "bot", level: player.level };
    return player && model.mine.includes(seat) ? { kind: "me", name: player.name } : { kind: "open" };
  });
  if (turned) seats.push(seats.shift()!);
  return { game: model.game, settings: { ...model.settings }, seats };
}

/** The end of the game: how it stands, and what may follow. */
export function AfterGame({ table, model, loaded, props, onClose }: AfterGameProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const { title, text } = endingOf(loaded, props, model, say);

  const rematch = async (turned: boolean) => {
    setBusy(true);
    const plan = again(model, turned);
    const answer = await openTable(plan);
    setBusy(false);
    if (!answer.ok) return setFailed(say(failureKey(answer.code)));
    const { table: id, token, invitations } = answer.value;
    if (!token) return;
    // Whoever sat here is told where to come.
    for (const { token: invitation } of invitations) {
      await table.talk(say("table.again.come", { link: linkTo("join", invitation) }));
    }
    useDevice.getState().remember({ token, table: id, game: model.game, at: Date.now() });
    navigate(tableAddress(id, token));
  };

  return (
    <Ending title={title} text={failed ?? text} onClose={onClose}>
      {model.mine.length > 0 && (
        <>
          <Button variant="gold" disabled={busy} onClick={() => void rematch(false)}>
            {say("table.again")}
          </Button>
          {model.seats.length === 2 && model.mine.length === 1 && (
            <Button disabled={busy} onClick={() => void rematch(true)}>
              {say("table.again.turned")}
            </Button>
          )}
        </>
      )}
      {model.replay && <ButtonLink href={`/replay#${model.replay}`}>{say("table.end.replay")}</ButtonLink>}
    </Ending>
  );
}

/** Ends that no rule book knows are told by the shell. */
function endingOf(loaded: Loaded, props: BoardProps, { now }: TableModel, say: ReturnType<typeof useSay>) {
  const reason = now.result?.reason;
  if (reason !== "resigned" && reason !== "agreed-draw" && reason !== "abandoned")
    return loaded.module.ending(props);
  const winner = props.names[now.result?.winners[0] ?? -1] ?? "";
  return { title: say(`table.end.${reason}`), text: say(`table.end.${reason}.text`, { winner }) };
}
