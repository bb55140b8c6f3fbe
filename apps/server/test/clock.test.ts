import type { TableSummary } from "@westmarch/protocol";
import { afterEach, describe, expect, it } from "vitest";
import { dropDir, newData, openPair, Player, post, testServer } from "./table.ts";

const DAY = 86_400_000;
const dataDir = await newData();
let server: Awaited<ReturnType<typeof testServer>>;
let wall = 1_800_000_000_000;
let even = 5000;
const serve = async () => {
  server = await testServer({ dataDir, clock: () => wall, monotonic: () => even });
};
const pass = (milliseconds: number) => {
  wall += milliseconds;
  even += milliseconds;
};

afterEach(async () => {
  await server.close();
  dropDir(dataDir);
});

/** A table where Ada has chosen and Bo, who owes a choice, has gone. */
async function deserted() {
  await serve();
  const { tokens } = await openPair(server, { length: "long" });
  const [ada, bo] = await Promise.all(tokens.map((token) => Player.at(server, token)));
  await ada.choose(0, ada.asked().options[0]);
  await bo.leave();
  return { tokens, ada: ada };
}

const claim = (ada: Player) => ada.act({ type: "claim", seat: 0 });

describe("a game is claimed from nobody", () => {
  it.each([
    ["forwards", 400 * DAY],
    ["backwards", -400 * DAY],
  ])("because the machine's clock jumps %s", async (_, jump) => {
    const { ada, tokens } = await deserted();
    pass(DAY);
    wall += jump;
    expect(await claim(ada)).toMatchObject({ refusal: { reason: "not-abandoned" } });
    const [mine] = await post<TableSummary[]>(server, "/api/mine", { tokens: [tokens[0]] });
    // How long ago that was is told as it was, too.
    expect(mine.seats[1].player).toMatchObject({ online: false, seenAt: wall - DAY });
    pass(12 * DAY);
    expect(await claim(ada)).toMatchObject({ refusal: { reason: "not-abandoned" } });
    pass(DAY + 1);
    expect(await claim(ada)).toMatchObject({ type: "ack" });
  });

  it.each([
    ["forwards", 400 * DAY],
    ["backwards", -400 * DAY],
  ])("because it jumped %s while the server did not run", async (_, jump) => {
    const { tokens } = await deserted();
    await server.close();
    wall += jump;
    even = 17;
    await serve();
    const ada = await Player.at(server, tokens[0]);
    expect(await claim(ada)).toMatchObject({ refusal: { reason: "not-abandoned" } });
    pass(14 * DAY);
    expect(await claim(ada)).toMatchObject({ type: "ack" });
  });

  it("and the nights in which a server does not run count", async () => {
    const { tokens } = await deserted();
    for (let night = 0; night < 14; night++) {
      pass(DAY / 24);
      await server.close();
      wall += (23 * DAY) / 24;
      even = night;
      await serve();
      const ada = await Player.at(server, tokens[0]);
      const outcome = await claim(ada);
      expect(outcome.type).toBe(night < 13 ? "refused" : "ack");
      await ada.leave();
    }
  });
});
