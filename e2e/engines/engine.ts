/** What the smoke tests ask of a browser engine, whichever way it is driven. */
export interface Engine {
  /** As in the titles of tests. */
  readonly name: string;
  /** Opens an address in the one tab and waits until the document and what it begins with are loaded. */
  open(address: string): Promise<void>;
  /** Runs a script (the body of an async function) on the page. What it returns must fit JSON. */
  run<T>(script: string): Promise<T>;
  /** Presses what stands at a place of the window, as a mouse does. */
  press(x: number, y: number): Promise<void>;
  /** What the page has complained of since it was last asked: exceptions that nothing caught, and errors on the console. */
  errors(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** The window of all engines, in pixels. */
export const WINDOW = { width: 1280, height: 800 };
