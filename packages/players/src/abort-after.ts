/**
 * Aborts after so many milliseconds, unless the answer has come by then and only waits to be read. Returns what calls the
 * abort off.
 */
export function abortAfter(milliseconds: number, stopped: AbortController): () => void {
  const stop = () => stopped.abort(new Error(`no answer within ${milliseconds} ms`));
  let read: NodeJS.Immediate | undefined;
  const late = setTimeout(() => {
    read = setImmediate(stop);
  }, milliseconds);
  return () => {
    clearTimeout(late);
    clearImmediate(read);
  };
}

/** Rejects once this is aborted. */
export const aborted = (signal: AbortSignal): Promise<never> =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason), { once: true }));
