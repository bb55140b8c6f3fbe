/** What a host does with the tables: take one out, put one in, copy all, put a copy back. */
import { writeFileSync } from "node:fs";
import { backup, exportTable, importSave, listTables, restore } from "@westmarch/server";
import { readJson } from "../files.ts";
import type { Output } from "../output.ts";
import { messageOf, Trouble } from "../trouble.ts";

interface DataFlag {
  readonly data: string;
}

/** The server's tools speak in sentences for the host. */
async function withSentences<T>(work: () => T | Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    throw new Trouble(messageOf(error), { cause: error });
  }
}

/** `westmarch export [TABLE]`: without one, lists those there are. */
export async function exportCommand(
  table: string | undefined,
  { data, to }: DataFlag & { readonly to?: string },
  out: Output,
): Promise<void> {
  if (table === undefined) {
    const tables = await withSentences(() => listTables(data));
    for (const { table: id, game, version, finished, changedAt } of tables) {
      out.say(
        `${id}  ${game}, version ${version}, ${finished ? "finished" : "running"}, ${new Date(changedAt).toISOString()}`,
      );
    }
    out.result({ tables });
    return;
  }
  const save = await withSentences(() => exportTable(data, table));
  if (to !== undefined) {
    writeFileSync(to, `${JSON.stringify(save)}\n`, { mode: 0o600 });
    out.say(`wrote ${to}; of a game that still runs it holds everything hidden, so keep it to yourself`);
    out.result({ table, file: to });
  } else if (out.json) out.result({ ...save });
  else out.say(JSON.stringify(save));
}

/** `westmarch import FILE` */
export async function importCommand(file: string, { data }: DataFlag, out: Output): Promise<void> {
  const content = readJson(file);
  const opened = await withSentences(() => importSave(data, content));
  out.say(`table ${opened.table}; open these after the server's address:`);
  for (const { seat, token } of opened.invitations) out.say(`    seat ${seat}: /join#${token}`);
  out.say(`    to look on: /watch#${opened.spectator}`);
  out.result({ ...opened });
}

/** `westmarch backup [FILE]` */
export async function backupCommand(
  file: string | undefined,
  { data, force }: DataFlag & { readonly force?: boolean },
  out: Output,
): Promise<void> {
  const stamp = new Date().toISOString().replaceAll(/[-:]/g, "").slice(0, 15);
  const to = file ?? `westmarch-${stamp}.db`;
  await withSentences(() => backup(data, to, { force: force === true }));
  out.say(`wrote ${to}; it holds every secret of the running games, so keep it as safe as the data itself`);
  out.result({ file: to });
}

/** `westmarch restore FILE` */
export async function restoreCommand(
  file: string,
  { data, force }: DataFlag & { readonly force?: boolean },
  out: Output,
): Promise<void> {
  await withSentences(() => restore(file, data, { force: force === true }));
  out.say(`${data} holds what ${file} held`);
  out.result({ file, data });
}
