import type { ServerMessage, StoryPage } from "@westmarch/protocol";

/** Reads the page of the story before a version; null if it cannot be had. */
export type Pages = (before: number) => Promise<StoryPage | null>;

/**
 * Hands messages on in their order, and a greeting only with its whole story: a long one comes in pages, and boards
 * count on a log that grows at its end alone. What cannot be read is left out, and play goes on.
 */
export function whole(hear: (message: ServerMessage) => void, page: Pages): (message: ServerMessage) => void {
  const waiting: ServerMessage[] = [];
  let reading = false;
  const next = (): void => {
    for (let message = waiting[0]; message && !reading; message = waiting[0]) {
      if (message.type === "welcome" && message.earlier !== null) {
        reading = true;
        void completed(message, page).then((complete) => {
          waiting[0] = complete;
          reading = false;
          next();
        });
      } else {
        waiting.shift();
        hear(message);
      }
    }
  };
  return (message) => {
    waiting.push(message);
    next();
  };
}

async function completed(
  welcome: Extract<ServerMessage, { type: "welcome" }>,
  page: Pages,
): Promise<ServerMessage> {
  let { log, earlier } = welcome;
  while (earlier !== null) {
    const before = await page(earlier);
    log = [...(before?.log ?? []), ...log];
    earlier = before?.earlier ?? null;
  }
  return { ...welcome, log, earlier };
}
