/**
 * Stops what is going on after so many milliseconds, unless its answer has come by then and only waits to be read.
 * Call what comes back to take that back.
 */
export function stopAfter(milliseconds: number, stopped: AbortController): () => void {
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
