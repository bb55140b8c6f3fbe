/** What Chromium, Firefox and WebKit, and Vite for style sheets, say of a part of the page or an answer that does not come. */
const UNREACHED =
  /dynamically imported module|module script failed|unable to preload css|failed to fetch|networkerror|load failed/i;

/** Whether something failed because it could not be fetched, rather than because this browser cannot run it. */
export const isUnreached = (error: unknown): boolean =>
  error instanceof Error && (error.name === "TimeoutError" || UNREACHED.test(error.message));

/** The text that tells why something failed to open. */
export const failureText = (error: unknown): "error.offline" | "error.cannot-run" =>
  isUnreached(error) ? "error.offline" : "error.cannot-run";
