import { latePart } from "@westmarch/boardkit/later";
import type { Core } from "@westmarch/kernel";
import { useEffect, useState } from "react";
import { useParams } from "wouter";
import { useDevice } from "../device/index.ts";
import { useToken } from "../net/links.ts";
import { askedOf } from "../table/connection/answers.ts";
import { openTable } from "../table/connection/connect.ts";
import { type TableModel, viewOf } from "../table/connection/model.ts";
import { nextSeat } from "../table/connection/seating.ts";
import type { Table } from "../table/connection/table.ts";
import { useLineNews } from "../table/connection/useLineNews.ts";
import { drawersAreHere } from "../table/drawers/parts.ts";
import { type Drawers, useDrawers } from "../table/drawers/useDrawers.ts";
import { passName } from "../table/prompt/Waiting.tsx";
import { Laying } from "../table/text/Laying.tsx";
import type { Loaded } from "../table/text/words.tsx";
import { Speaking, useGame, useSay } from "../table/text/words.tsx";
import { Busy, TopBar } from "../ui/index.ts";
import { Seated } from "./Seated.tsx";
import type { WaitingPage } from "./waitingPage.ts";

const NoTable = latePart(async () => (await import("./NoTable.tsx")).NoTable);
const PassDevice = latePart(async () => (await import("./PassDevice.tsx")).PassDevice);

/** A table, by the token in the address; a device that has been here before knows it by the table's name alone. */
export function TablePage({ waitingPage }: { readonly waitingPage: WaitingPage }) {
  const { id } = useParams<{ id?: string }>();
  const linked = useToken();
  const known = useDevice(({ tables }) => tables.find(({ table }) => table === id)?.token ?? null);
  const token = linked ?? known;
  return (
    <Speaking waiting={<Busy />}>
      {token ? (
        <AtTable key={token} token={token} waitingPage={waitingPage} />
      ) : (
        <NoTable waiting={<Busy />} />
      )}
    </Speaking>
  );
}

interface AtTableProps {
  readonly token: string;
  /** Left out where nobody is ever waited for. */
  readonly waitingPage?: WaitingPage | undefined;
  readonly open?: typeof openTable;
}

/** A table by its token, over the line that `open` takes. */
export function AtTable({ token, waitingPage, open = openTable }: AtTableProps) {
  const [use, setUse] = useState<ReturnType<typeof openTable> | null>(null);
  useEffect(() => {
    const store = open(token);
    setUse(() => store);
    const wake = () => {
      if (document.visibilityState === "visible") store.getState().wake();
    };
    const { doubt } = store.getState();
    document.addEventListener("visibilitychange", wake);
    addEventListener("online", wake);
    addEventListener("offline", doubt);
    return () => {
      document.removeEventListener("visibilitychange", wake);
      removeEventListener("online", wake);
      removeEventListener("offline", doubt);
      store.getState().close();
    };
  }, [token, open]);
  return use ? <Open use={use} token={token} waitingPage={waitingPage} /> : <Busy />;
}

/** Milliseconds for which the one who has chosen still sees what came of it, before the table turns to the next. */
const TURN = 900;

/**
 * Whether those who share this screen know all the same just now. Then the table goes from one to the next by itself,
 * and nothing is covered.
 */
function useAlike(table: Table, loaded: Loaded | null): boolean {
  const { model, seating, passing, pass, uncover } = table;
  const view = model && viewOf(model, seating.seat)?.view;
  const alike = Boolean(view && model.mine.length > 1 && loaded?.module.game.knowAlike?.(view as Core));
  const next = alike && model ? nextSeat(seating, model.mine, askedOf(model, passing)) : null;
  useEffect(() => {
    if (alike && seating.covered) uncover();
    if (next === null) return;
    const turn = setTimeout(() => {
      pass(next);
      uncover();
    }, TURN);
    return () => clearTimeout(turn);
  }, [alike, seating.covered, next, pass, uncover]);
  return alike;
}

/** The drawers of a table. They stay open as it goes from one to the next, unless it is covered on the way. */
function useTableDrawers(covered: boolean): Drawers {
  const drawers = useDrawers(drawersAreHere);
  const { close } = drawers;
  useEffect(() => {
    if (covered) close();
  }, [covered, close]);
  return drawers;
}

/** Milliseconds for which the last chair is seen to fill before the table opens. */
const BREATH = 1300;

/** Whether a seat was free while this page was open, until one breath after the last chair has been filled. */
function useWaited(model: TableModel | null): boolean {
  const [waited, setWaited] = useState<string | null>(null);
  const { table, gathers, seats } = model ?? {};
  const isFree = gathers && seats?.some(({ player }) => !player);
  useEffect(() => {
    if (isFree) setWaited(table ?? null);
    if (gathers !== false) return;
    const breath = setTimeout(setWaited, BREATH, null);
    return () => clearTimeout(breath);
  }, [isFree, gathers, table]);
  return isFree || (waited !== null && waited === table);
}

function Open({
  use,
  token,
  waitingPage: Waits,
}: Omit<AtTableProps, "open"> & { use: ReturnType<typeof openTable> }) {
  const say = useSay();
  const table = use();
  const { model, seating } = table;
  const news = useLineNews(table);
  const loaded = useGame(
    model?.game ?? null,
    (model?.now.views[0]?.view as Core | undefined) ?? null,
    model?.settings,
  );
  const id = model?.table;
  const game = model?.game;
  useEffect(() => {
    if (id && game) useDevice.getState().remember({ token, table: id, game, at: Date.now() });
  }, [token, id, game]);

  const waited = useWaited(model);
  const alike = useAlike(table, loaded instanceof Error ? null : loaded);
  const covered = seating.covered && !alike;
  const drawers = useTableDrawers(covered);

  if (table.connection === "refused") return <NoTable waiting={<Busy />} />;
  if (loaded instanceof Error) return <NoTable waiting={<Busy />} failed={loaded} game={model?.game} />;
  if (!model) return <Busy label={say(news ?? "table.finding")} />;
  if (!loaded) return <Laying />;
  if (model.gathers || waited)
    return Waits ? <Waits {...{ model, loaded, token, table, waited, news }} /> : <Busy />;
  if (!covered)
    return (
      <Seated
        key={`${model.table}/${seating.seat}`}
        table={table}
        model={model}
        loaded={loaded}
        token={token}
        drawers={drawers}
      />
    );
  const seat = seating.seat ?? 0;
  const role = loaded.say(`seat.${model.seats[seat]?.role ?? ""}`);
  return (
    <>
      <TopBar title={loaded.say("game.title")} heading={false} />
      <PassDevice
        waiting={<Busy />}
        game={model.game}
        name={passName(model, seat, loaded.say)}
        role={role}
        onTake={table.uncover}
      />
    </>
  );
}
