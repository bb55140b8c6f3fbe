import type { ServerMessage, StoryPage } from "@westmarch/protocol";
import { expect, test } from "vitest";
import { whole } from "../src/table/connection/wholeStory.ts";

type Welcome = Extract<ServerMessage, { type: "welcome" }>;
type Update = Extract<ServerMessage, { type: "update" }>;

const entry = (version: number) => ({ version, index: 0, seat: 0, type: "moved", facts: {}, at: version });
const now = { version: 9, views: [], owes: [], offers: [], result: null };
const fairness = { commitment: "c", key: null, head: "h" };
const welcome = (earlier: number | null): Welcome => ({
  ...now,
  type: "welcome",
  table: "t",
  game: "toy",
  settings: {},
  seats: [],
  mine: [0],
  log: [entry(9)],
  resumed: false,
  earlier,
  chat: [],
  fairness,
  links: null,
  replay: null,
});
const update: Update = {
  ...now,
  version: 10,
  type: "update",
  log: [entry(10)],
  cut: null,
  fairness,
  replay: null,
};

const listening = (pages: Record<number, StoryPage | null>) => {
  const heard: ServerMessage[] = [];
  const asked: number[] = [];
  const hear = whole(
    (message) => heard.push(message),
    (before) => {
      asked.push(before);
      return Promise.resolve(pages[before] ?? null);
    },
  );
  return { heard, asked, hear };
};

test("a greeting that holds the whole story is heard at once", () => {
  const { hear, heard } = listening({});
  hear(welcome(null));
  hear(update);
  expect(heard).toEqual([welcome(null), update]);
});

test("a longer story is read page by page, oldest first, and what comes meanwhile is heard after it", async () => {
  const { hear, heard, asked } = listening({
    8: { log: [entry(6), entry(7)], earlier: 5 },
    5: { log: [entry(1)], earlier: null },
  });
  hear(welcome(8));
  hear(update);
  expect(heard).toEqual([]);
  await expect.poll(() => heard.length).toBe(2);
  expect(asked).toEqual([8, 5]);
  expect(heard[0]).toMatchObject({ type: "welcome", earlier: null, log: [1, 6, 7, 9].map(entry) });
  expect(heard[1]).toBe(update);
});

test("a page that cannot be read leaves the story short and the table open", async () => {
  const { hear, heard } = listening({ 8: { log: [entry(7)], earlier: 5 } });
  hear(welcome(8));
  await expect.poll(() => heard.length).toBe(1);
  expect(heard[0]).toMatchObject({ earlier: null, log: [entry(7), entry(9)] });
});
