import type { ChatLine } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, openPair, Player, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const pair = async () => {
  const { tokens } = await openPair(server);
  const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
  return { ada: ada, bo: bo };
};

/** What the table itself has said so far, as this player heard it. */
const notices = ({ messages }: Player): readonly ChatLine[] =>
  messages.flatMap((message) =>
    message.type === "said" && message.line.seat === null ? [message.line] : [],
  );

const hears = async (player: Player, text: string, name: string): Promise<void> => {
  await player.until(() => notices(player).some((line) => line.text === text));
  expect(notices(player).at(-1)).toMatchObject({ text, name });
};

describe("what the table itself tells", () => {
  it("is that a take-back was asked for and declined, to the asker too", async () => {
    const { ada, bo } = await pair();
    const { version } = await ada.choose(0, ada.asked().options[0]);
    await bo.sees(version);
    await ada.act({ type: "offer", seat: 0, what: "take-back" });
    await bo.until(() => bo.now.offers.length === 1);
    await bo.act({ type: "answer", seat: 1, what: "take-back", accept: false });
    await Promise.all([ada, bo].map((player) => hears(player, "take-back.declined", "Bo")));
  });

  it("is that a choice was taken back with consent, and whose it was", async () => {
    const { ada, bo } = await pair();
    const { version } = await ada.choose(0, ada.asked().options[0]);
    await bo.sees(version);
    await ada.act({ type: "offer", seat: 0, what: "take-back" });
    await bo.until(() => bo.now.offers.length === 1);
    await bo.act({ type: "answer", seat: 1, what: "take-back", accept: true });
    await Promise.all([ada, bo].map((player) => hears(player, "take-back", "Ada")));
  });

  it("is nothing when a choice is taken back that nobody else saw", async () => {
    const { ada, bo } = await pair();
    await ada.choose(0, ada.asked().options[0]);
    await ada.sees(1);
    await ada.act({ type: "undo", version: 1, seat: 0 });
    await bo.sees(2);
    await ada.act({ type: "say", text: "Hm." });
    await bo.until(() => bo.messages.some((message) => message.type === "said"));
    expect(notices(bo)).toEqual([]);
  });

  it("is who gave the game up, also to players who come later", async () => {
    const { ada, bo } = await pair();
    await bo.act({ type: "resign", seat: 1 });
    await Promise.all([ada, bo].map((player) => hears(player, "resign", "Bo")));
    const late = await Player.at(server, ada.token);
    expect(late.welcome.chat).toMatchObject([{ seat: null, text: "resign", name: "Bo" }]);
    late.drop();
  });

  it("is that a draw was declined or agreed to", async () => {
    const { ada, bo } = await pair();
    for (const accept of [false, true]) {
      await ada.act({ type: "offer", seat: 0, what: "draw" });
      await bo.until(() => bo.now.offers.length === 1);
      await bo.act({ type: "answer", seat: 1, what: "draw", accept });
      await hears(ada, accept ? "draw" : "draw.declined", "Bo");
      await bo.until(() => bo.now.offers.length === 0);
    }
  });
});
