/** A stream to write to, which may be a terminal. */
export type Stream = NodeJS.WritableStream & { readonly isTTY?: boolean; readonly columns?: number };

/** What a call reads from and writes to: the streams of the process, or those of a test. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream;
  readonly stdout: Stream;
  readonly stderr: Stream;
}
