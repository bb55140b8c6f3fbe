import { useEffect, useState } from "react";
import { useParams } from "wouter";
import { useDevice } from "../device/index.ts";
import { useToken } from "../links.ts";
import { Busy, Button, ButtonLink, Notice, TopBar } from "../ui/index.ts";
import { openTable } from "./connect.ts";
import { HandOver } from "./HandOver.tsx";
import { Seated } from "./Seated.tsx";
import styles from "./Stage.module.css";
import { passName } from "./Waiting.tsx";
import { Speaking, useGame, useSay } from "./words.tsx";

/** A table, by the token in the address; a device that has been here before knows it by the table's name alone. */
export function TablePage() {
  const { id } = useParams<{ id?: string }>();
  const linked = useToken();
  const known = useDevice(({ tables }) => tables.find(({ table }) => table === id)?.token ?? null);
  const token = linked ?? known;
  return (
    <Speaking waiting={<Busy />}>{token ? <AtTable key={token} token={token} /> : <NoTable />}</Speaking>
  );
}

/** What a page without a table says. */
function NoTable({ failed }: { failed?: string }) {
  const say = useSay();
  return (
    <>
      <TopBar title={say("table.none")} />
      <main id="main" tabIndex={-1} className={styles.message}>
        <Notice
          title={say("table.none")}
          actions={
            <>
              <ButtonLink href="/tables" variant="gold">
                {say("table.none.tables")}
              </ButtonLink>
              {failed && <Button onClick={() => location.reload()}>{say("table.reload")}</Button>}
            </>
          }
        >
          <p>{failed ?? say("table.none.about")}</p>
        </Notice>
      </main>
    </>
  );
}

function AtTable({ token }: { token: string }) {
  const [use, setUse] = useState<ReturnType<typeof openTable> | null>(null);
  useEffect(() => {
    const store = openTable(token);
    setUse(() => store);
    const wake = () => {
      if (document.visibilityState === "visible") store.getState().wake();
    };
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      store.getState().close();
    };
  }, [token]);
  return use ? <Open use={use} token={token} /> : <Busy />;
}

function Open({ use, token }: { use: ReturnType<typeof openTable>; token: string }) {
  const say = useSay();
  const table = use();
  const { model, seating } = table;
  const loaded = useGame(model?.game ?? null);
  const id = model?.table;
  const game = model?.game;
  useEffect(() => {
    if (id && game) useDevice.getState().remember({ token, table: id, game, at: Date.now() });
  }, [token, id, game]);

  if (table.connection === "refused") return <NoTable />;
  if (loaded instanceof Error) return <NoTable failed={say("table.unloadable")} />;
  if (!model) return <Busy label={say(table.connection === "lost" ? "table.down" : "table.finding")} />;
  if (!loaded) return <Busy label={say("table.laying")} />;
  if (!seating.covered)
    return <Seated key={String(seating.seat)} table={table} model={model} loaded={loaded} token={token} />;
  const seat = seating.seat ?? 0;
  const role = loaded.say(`seat.${model.seats[seat]?.role ?? ""}`);
  return (
    <>
      <TopBar title={loaded.say("game.title")} heading={false} />
      <HandOver name={passName(model, seat, loaded.say)} role={role} onTake={table.uncover} />
    </>
  );
}
