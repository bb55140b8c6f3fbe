import { afterAll, beforeAll, beforeEach } from "vitest";

/**
 * What the tests of a file share: opened before the first and closed after the last. A test that is tried again begins with a
 * new one, in which nothing of its first try stands.
 */
export function shared(open: () => Promise<void>, close: () => Promise<void>): void {
  beforeAll(open);
  afterAll(close);
  beforeEach(async ({ task }) => {
    if (!task.result?.retryCount) return;
    await close();
    await open();
  });
}
