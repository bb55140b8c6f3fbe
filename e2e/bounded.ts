/** Work with a page that comes to an end: done, too late, or with the page gone. */
import type { Page } from "playwright-core";

/**
 * What `work` answers; fails with a sentence when it takes longer than so many milliseconds, and at once when the page
 * crashes or its browser goes away: whatever then waits within the page would wait for ever.
 */
export async function bounded<T>(
  page: Page,
  limit: number,
  what: string,
  work: () => Promise<T>,
): Promise<T> {
  const browser = page.context().browser();
  let settle = () => {};
  const trouble = new Promise<never>((_, fail) => {
    const failing = (how: string) => () => fail(new Error(`${what}: ${how}`));
    const late = setTimeout(failing(`not done within ${limit / 1000} s`), limit);
    const [crashed, gone] = [failing("the page has crashed"), failing("the browser has gone away")];
    page.on("crash", crashed);
    browser?.on("disconnected", gone);
    if (!browser?.isConnected()) gone();
    settle = () => {
      clearTimeout(late);
      page.off("crash", crashed);
      browser?.off("disconnected", gone);
    };
  });
  try {
    return await Promise.race([work(), trouble]);
  } finally {
    settle();
  }
}
