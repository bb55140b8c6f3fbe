import { useEffect, useState } from "react";
import { useLocation, useParams } from "wouter";
import { idBehind, tokenHere } from "../device/localToken.ts";
import { Computers } from "../local-tables/computers.ts";
import { engineOf, passingOf } from "../local-tables/engine.ts";
import { LocalTable, type Means } from "../local-tables/localTable.ts";
import { changeTable, keepAct, onNewsHere, tableHere, wholeHere } from "../local-tables/storage.ts";
import { tableAddress } from "../net/links.ts";
import { openOver } from "../table/connection/connect.ts";
import type { Wire } from "../table/connection/socket.ts";
import { Speaking } from "../table/text/words.tsx";
import { Busy } from "../ui/index.ts";
import { NoTable } from "./NoTable.tsx";
import { AtTable } from "./TablePage.tsx";

const MEANS: Means = {
  wholeHere,
  keepAct,
  changeTable,
  onNewsHere,
  engineOf,
  passingOf,
  computers: (play) => new Computers(play),
  clock: Date.now,
};

/** A line to the table, as to a server's. */
function dial(id: string): Wire {
  const wire: Wire = {
    send: (text) => place.hear(text),
    close: () => place.close(),
    onopen: null,
    onmessage: null,
    onclose: null,
  };
  const place = new LocalTable(id, wire, MEANS);
  queueMicrotask(() => wire.onopen?.());
  return wire;
}

const open = (token: string) => openOver(token, () => dial(idBehind(token)), true);

/** `/here/ID`: a table that this device keeps by itself. One that was handed over is at its server. */
export function LocalTablePage() {
  const { id = "" } = useParams<{ id: string }>();
  const [, navigate] = useLocation();
  const [there, setThere] = useState<boolean | null>(null);
  useEffect(() => {
    let current = true;
    const look = async () => {
      const table = await tableHere(id).catch(() => null);
      if (!current) return;
      if (table?.handed) navigate(tableAddress(table.handed.table, table.handed.token), { replace: true });
      else setThere(table !== null);
    };
    void look();
    const stop = onNewsHere((changed) => changed === id && void look());
    return () => {
      current = false;
      stop();
    };
  }, [id, navigate]);
  return (
    <Speaking waiting={<Busy />}>
      {there === null ? (
        <Busy />
      ) : there ? (
        <AtTable key={id} token={tokenHere(id)} open={open} />
      ) : (
        <NoTable />
      )}
    </Speaking>
  );
}
