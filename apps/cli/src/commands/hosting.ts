/** What a host does with the tables: take one out, put one in, copy all, put a copy back, remove what a person wants removed. */
import { writeFileSync } from "node:fs";
import {
  adminTicket,
  backup,
  countedGames,
  deleteTable,
  exportTable,
  forgetSeat,
  importSave,
  keptAbout,
  listTables,
  moveData,
  recomputeRatings,
  restore,
  runningAt,
  shownLocation,
} from "@westmarch/server";
import { type DataFlags, whereOf } from "../data.ts";
import { readJson } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

/** The server's tools speak in sentences for the host. */
export async function withSentences<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Trouble("trouble.other", { sentence: messageOf(error) }, { cause: error });
  }
}

/** `westmarch export [TABLE]`: without one, lists those there are. */
export async function exportCommand(
  table: string | undefined,
  { to, ...where }: DataFlags & { readonly to?: string },
  out: Output,
): Promise<void> {
  if (table === undefined) {
    const tables = await withSentences(() => listTables(whereOf(where)));
    for (const { table: id, game, version, finished, changedAt } of tables) {
      const at = new Date(changedAt).toISOString();
      out.tell("export.line", { id, game, version, state: finished ? "finished" : "running", at });
    }
    out.result({ tables });
    return;
  }
  const save = await withSentences(() => exportTable(whereOf(where), table));
  handOut(table, { ...save }, to, out);
}

/** Writes something about a table to a file, or to standard output. */
function handOut(table: string, content: object, to: string | undefined, out: Output): void {
  if (to !== undefined) {
    writeFileSync(to, `${JSON.stringify(content)}\n`, { mode: 0o600 });
    out.tell("export.wrote", { file: to });
    out.result({ table, file: to });
  } else if (out.json) out.result({ ...content });
  else out.say(JSON.stringify(content));
}

/** `westmarch kept TABLE SEAT` */
export async function keptCommand(
  table: string,
  seat: string,
  { to, ...where }: DataFlags & { readonly to?: string },
  out: Output,
): Promise<void> {
  handOut(table, await withSentences(() => keptAbout(whereOf(where), table, seat)), to, out);
}

/** `westmarch forget TABLE SEAT` */
export async function forgetCommand(
  table: string,
  seat: string,
  where: DataFlags,
  out: Output,
): Promise<void> {
  await withSentences(() => forgetSeat(whereOf(where), table, seat));
  out.tell("forget.done", { table, seat });
  out.result({ table, seat });
}

/** `westmarch delete TABLE` */
export async function deleteCommand(table: string, where: DataFlags, out: Output): Promise<void> {
  await withSentences(() => deleteTable(whereOf(where), table));
  out.tell("delete.done", { table });
  out.result({ table });
}

/** `westmarch import FILE` */
export async function importCommand(file: string, where: DataFlags, out: Output): Promise<void> {
  const content = readJson(file);
  const opened = await withSentences(() => importSave(whereOf(where), content));
  out.tell("import.table", { table: opened.table });
  for (const { seat, token } of opened.invitations)
    out.say(`    ${out.words("import.seat", { seat, link: `/join#${token}` })}`);
  out.say(`    ${out.words("import.watch", { link: `/watch#${opened.spectator}` })}`);
  out.result({ ...opened });
}

/** `westmarch backup [FILE]` */
export async function backupCommand(
  file: string | undefined,
  { force, ...where }: DataFlags & { readonly force?: boolean },
  out: Output,
): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, "").slice(0, 15);
  const to = file ?? `westmarch-${stamp}.db`;
  await withSentences(() => backup(whereOf(where), to, { force: force === true }));
  out.tell("backup.wrote", { file: to });
  out.result({ file: to });
}

/** Where the running server of a folder is reached. Throws `Trouble` if there is none. */
async function reachedAt(data: string): Promise<string> {
  const running = await withSentences(() => runningAt(data));
  if (!running) throw new Trouble("trouble.no-server", { data });
  return running.address || running.local;
}

/** `westmarch host-link` */
export async function hostLinkCommand(
  { data, address }: DataFlags & { readonly address?: string },
  out: Output,
): Promise<void> {
  const ticket = await withSentences(() => adminTicket(data));
  const reached = address ?? (await reachedAt(data));
  const link = `${reached.replace(/\/+$/, "")}/host/room#${ticket}`;
  out.tell("host-link.made", { link });
  out.result({ link });
}

/** `westmarch restore FILE` */
export async function restoreCommand(
  file: string,
  { force, damaged, ...where }: DataFlags & { readonly force?: boolean; readonly damaged?: boolean },
  out: Output,
): Promise<void> {
  const data = whereOf(where);
  const found = await withSentences(() =>
    restore(file, data, { force: force === true, damaged: damaged === true }),
  );
  const { tables, skipped, aside } = found;
  out.tell("restore.done", { data, file, tables, right: tables - skipped - found.damaged.length });
  if (found.damaged.length > 0) out.tell("restore.damaged", { tables: found.damaged.join(", ") });
  if (aside) out.tell("restore.aside", { aside });
  out.result({ file, data, tables, skipped, damaged: found.damaged, aside });
}

/** `westmarch move-data SOURCE TARGET` */
export async function moveDataCommand(source: string, target: string, out: Output): Promise<void> {
  const { tables, rows, digests, aside } = await withSentences(() => moveData(source, target));
  const [here, there] = [shownLocation(source), shownLocation(target)];
  out.tell("move-data.done", { from: here, to: there, tables, rows });
  if (aside) out.tell("restore.aside", { aside });
  out.tell("move-data.keys");
  out.result({ from: here, to: there, tables, rows, digests, aside });
}

/** `westmarch ratings` */
export async function ratingsCommand(
  { recompute, ...where }: DataFlags & { readonly recompute?: boolean },
  out: Output,
): Promise<void> {
  if (recompute) {
    const games = await withSentences(() => recomputeRatings(whereOf(where)));
    out.tell("ratings.done", { games });
    out.result({ games });
    return;
  }
  const counted = await withSentences(() => countedGames(whereOf(where)));
  for (const line of counted) out.tell("ratings.line", line);
  if (counted.length === 0) out.tell("ratings.none");
  out.result({ counted });
}
