/** What a span tells: kinds of things, ids of tables, numbers. Never tokens, names, chat, or what a player chose. */
export type Facts = Readonly<Record<string, string | number | boolean>>;

/** Something that has been going on and is over. */
export interface Past extends Facts {
  /** Milliseconds that it took until now. */
  readonly milliseconds: number;
}

/** Where a server says what it does and how long each part takes. */
export interface Traces {
  /** Does some work as a span; whatever is done within it, or later because of it, belongs to it. */
  within<T>(name: string, facts: Facts, work: () => Promise<T>): Promise<T>;
  /** Notes what has just ended. `parent` is the W3C `traceparent` of the caller, if there was one. */
  note(name: string, past: Past, parent?: string): void;
  /** Sends what has not been sent yet. */
  close(): Promise<void>;
}

/** Nothing is noted: what a server does unless its host wants traces. */
export const UNTRACED: Traces = {
  within: (_name, _facts, work) => work(),
  note: () => {},
  close: async () => {},
};
