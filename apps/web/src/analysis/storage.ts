/** Studies that this device keeps: each change is written at once, onto whatever another page has written meanwhile. */
import { createStore, del, entries, get, type UseStore, update } from "idb-keyval";
import { studyIn } from "./file.ts";
import type { Study } from "./study.ts";

/** What a list of studies tells of one. */
export interface StoredStudy extends Pick<Study, "id" | "game" | "title" | "changed"> {
  readonly branches: number;
  readonly notes: number;
}

let store: UseStore | null = null;
const here = (): UseStore => {
  store ??= createStore("westmarch-lab", "studies");
  return store;
};

const news = typeof BroadcastChannel === "undefined" ? null : new BroadcastChannel("westmarch-lab");

/** Calls back when a study was changed by another page of this device. Returns the way to stop. */
export function onNews(call: (id: string) => void): () => void {
  const hear = ({ data }: MessageEvent<unknown>) => {
    if (typeof data === "string") call(data);
  };
  news?.addEventListener("message", hear);
  return () => news?.removeEventListener("message", hear);
}

/** Null where there is none of this name, or what is there cannot be read. Rejects where the browser keeps nothing. */
export const fetchStudy = async (id: string): Promise<Study | null> => studyIn(await get(id, here()));

/** Keeps a study that is new. Rejects where it cannot be kept. */
export async function keepStudy(study: Study): Promise<void> {
  await update<Study>(study.id, () => study, here());
  news?.postMessage(study.id);
}

/** Carries a change out on what is kept. Rejects where it cannot be kept. */
export async function changeStudy(shown: Study, change: (study: Study) => Study): Promise<void> {
  await update<unknown>(
    shown.id,
    (kept) => ({ ...change(studyIn(kept) ?? shown), changed: Date.now() }),
    here(),
  );
  news?.postMessage(shown.id);
}

export async function dropStudy(id: string): Promise<void> {
  await del(id, here());
  news?.postMessage(id);
}

/** What is kept, the newest first. */
export async function keptStudies(): Promise<readonly StoredStudy[]> {
  const all = await entries<string, unknown>(here());
  return all
    .flatMap(([, value]) => studyIn(value) ?? [])
    .map(({ id, game, title, changed, branches, notes }) => ({
      id,
      game,
      title,
      changed,
      branches: branches.length,
      notes: notes.length,
    }))
    .toSorted((one, other) => other.changed - one.changed);
}
