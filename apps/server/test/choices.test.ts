import { LIMITS } from "@westmarch/protocol";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { RunningServer } from "../src/main/index.ts";
import { dropDir, newKey, openPair, Player, testServer } from "./table.ts";

let server: RunningServer & { dataDir: string };
beforeAll(async () => {
  server = await testServer();
});
afterAll(async () => {
  await server.close();
  dropDir(server.dataDir);
});

const pair = async () => {
  const table = await openPair(server, { length: "long" });
  const [ada, bo] = await Promise.all(table.tokens.map((token) => Player.at(server, token)));
  return { ...table, ada: ada, bo: bo };
};

/** Both have hidden a card: the table stands before the first sealed play. */
const begun = async () => {
  const table = await pair();
  await table.ada.choose(0, table.ada.asked().options[0]);
  await table.bo.sees(1);
  await table.bo.choose(1, table.bo.asked().options[0]);
  await Promise.all([table.ada.sees(2), table.bo.sees(2)]);
  return table;
};

describe("a choice", () => {
  it("is refused for a seat that the link does not own", async () => {
    const { ada, bo } = await pair();
    const [option] = bo.asked().options;
    expect(await ada.act({ type: "choose", version: 0, seat: 1, options: [option] as never })).toMatchObject({
      code: "not-your-seat",
    });
    expect(await ada.act({ type: "choose", version: 0, seat: 7, options: [option] as never })).toMatchObject({
      code: "not-your-seat",
    });
  });

  it("is refused with the game's reason where the rules forbid it", async () => {
    const { ada } = await pair();
    await ada.choose(0, ada.asked().options[0]);
    await ada.sees(1);
    expect(await ada.choose(0, ["hide", 3])).toMatchObject({
      code: "illegal",
      refusal: { reason: "already-hidden", rule: "2.1" },
      version: 1,
    });
    expect(await ada.choose(0, ["fly", "away"])).toMatchObject({ code: "illegal" });
  });

  it("that was made looking at an older table is stale", async () => {
    const { ada, bo } = await begun();
    const option = ada.asked().options[0];
    expect(await ada.act({ type: "choose", version: 0, seat: 0, options: [option] as never })).toMatchObject({
      code: "stale",
      version: 2,
    });
    // From the future, as after a restored backup.
    expect(await bo.act({ type: "choose", version: 99, seat: 1, options: [option] as never })).toMatchObject({
      code: "stale",
    });
  });

  it("holds if only choices at their own pace, or sealed ones, of others came between", async () => {
    const { ada, bo } = await pair();
    await ada.choose(0, ada.asked().options[0]);
    const hide = bo.asked().options[0];
    expect(await bo.act({ type: "choose", version: 0, seat: 1, options: [hide] as never })).toMatchObject({
      type: "ack",
    });
    await Promise.all([ada.sees(2), bo.sees(2)]);
    await ada.choose(0, ada.asked().options[0]);
    const play = bo.asked().options[0];
    expect(await bo.act({ type: "choose", version: 2, seat: 1, options: [play] as never })).toMatchObject({
      type: "ack",
    });
  });

  it("sent twice is obeyed once and acknowledged twice, with the same version", async () => {
    const { ada, bo } = await begun();
    const message = {
      type: "choose" as const,
      key: newKey(),
      version: 2,
      seat: 0,
      options: [ada.asked().options[0]] as never,
    };
    ada.send(message);
    ada.send(message);
    await ada.until(() => ada.messages.filter((m) => m.type === "ack" && m.key === message.key).length === 2);
    const acks = ada.messages.filter((m) => m.type === "ack" && m.key === message.key);
    expect(acks).toEqual([acks[0], acks[0]]);
    await bo.choose(1, bo.asked().options[0]);
    await ada.sees(4);
    expect(await ada.act(message)).toMatchObject({ type: "ack", version: 3 });
    expect(ada.version).toBe(4);
  });

  it("under another's key is a choice of its own", async () => {
    const { ada, bo } = await pair();
    const key = newKey();
    const mine = { type: "choose" as const, key, version: 0 };
    expect(await ada.act({ ...mine, seat: 0, options: [ada.asked().options[0]] as never })).toMatchObject({
      version: 1,
    });
    expect(await bo.act({ ...mine, seat: 1, options: [bo.asked().options[0]] as never })).toMatchObject({
      version: 2,
    });
  });

  it("under a key that was used for another choice changes nothing", async () => {
    const { ada } = await begun();
    const key = ada.messages.find((message) => message.type === "ack");
    const again = await ada.act({
      type: "choose",
      key: key?.type === "ack" ? key.key : "",
      version: 2,
      seat: 0,
      options: [ada.asked().options[1]] as never,
    });
    expect(again).toMatchObject({ type: "ack", version: 1 });
    const back = await Player.at(server, ada.token);
    expect(back).toMatchObject({ version: 2 });
  });
});

describe("a list of choices", () => {
  it("is all or nothing", async () => {
    const { ada } = await pair();
    const [first] = ada.asked().options;
    const list = await ada.act({
      type: "choose",
      version: 0,
      seat: 0,
      options: [first, ["hide", 99]] as never,
    });
    expect(list).toMatchObject({ type: "refused", code: "illegal", refusal: { reason: "list" }, version: 0 });
    expect((await Player.at(server, ada.token)).version).toBe(0);
  });

  it("that goes past something shown is refused in the same words, whatever follows", async () => {
    const { ada, bo } = await begun();
    await ada.choose(0, ada.asked().options[0]);
    await bo.sees(3);
    const play = bo.asked().options[0];
    const answers = [];
    for (const next of [["dig"], ["pass"], ["boast", 1], ["play", 0]])
      answers.push(await bo.act({ type: "choose", version: 3, seat: 1, options: [play, next] as never }));
    for (const answer of answers)
      expect(answer).toMatchObject({ code: "illegal", refusal: { reason: "list" }, version: 3 });
  });
});

describe("hostile messages", () => {
  const silent = async (data: string | Buffer) => {
    const { ada } = await pair();
    const from = ada.messages.length;
    ada.raw(data);
    // Who comes and goes may be told in between.
    const answer = () => ada.messages.slice(from).find(({ type }) => type !== "seats");
    await ada.until(() => answer() !== undefined);
    return { answer: answer(), ada };
  };

  it.each([
    ["no JSON", "{"],
    ["nothing", ""],
    ["another type", '{"type":"become-admin"}'],
    ["too many fields", '{"type":"ping","x":1}'],
    ["a prototype", '{"type":"ping","__proto__":{"a":1}}'],
    [
      "words that are no words",
      '{"type":"choose","key":"12345678","version":0,"seat":0,"options":[["hide",{}]]}',
    ],
    ["fractions", '{"type":"choose","key":"12345678","version":0,"seat":0,"options":[["hide",1.5]]}'],
    ["a negative seat", '{"type":"resign","key":"12345678","seat":-1}'],
    ["control characters", JSON.stringify({ type: "say", key: "12345678", text: "a\u0007b" })],
    ["turned writing", JSON.stringify({ type: "say", key: "12345678", text: "a\u202eb" })],
    ["no options", '{"type":"choose","key":"12345678","version":0,"seat":0,"options":[]}'],
    [
      "a list beyond all bounds",
      JSON.stringify({
        type: "choose",
        key: "12345678",
        version: 0,
        seat: 0,
        options: new Array(65).fill(["hide", 1]),
      }),
    ],
  ])("with %s are refused, and the line stays open", async (_, data) => {
    const { answer, ada } = await silent(data);
    expect(answer).toMatchObject({ type: "refused", code: "bad-message" });
    ada.send({ type: "ping" });
    await ada.until(() => ada.messages.at(-1)?.type === "pong");
  });

  it("in bytes instead of text are refused", async () => {
    const { answer } = await silent(Buffer.from('{"type":"ping"}'));
    expect(answer).toMatchObject({ code: "bad-message" });
  });

  it("that are too large end the line", async () => {
    const { ada } = await pair();
    ada.raw("x".repeat(LIMITS.message + 1));
    expect(await ada.gone()).toBe(1009);
  });

  it("before a hello, or with a link that is none, open nothing", async () => {
    const { ada } = await pair();
    const stranger = new Player(server, "");
    await stranger.opened;
    stranger.send({ type: "resign", key: "12345678", seat: 0 });
    await stranger.until(() => stranger.messages.length > 0);
    expect(stranger.messages[0]).toMatchObject({ type: "refused", key: "12345678", code: "bad-token" });
    const guess = await Player.at(server, "A".repeat(43));
    expect(guess.messages).toMatchObject([{ type: "refused", key: null, code: "bad-token", version: null }]);
    expect(ada.now.version).toBe(0);
  });

  it("in any order and number leave a table that can be played on", async () => {
    const { ada, bo } = await begun();
    for (let i = 0; i < 200; i++) {
      const seat = i % 2;
      const who = seat === 0 ? ada : bo;
      const options = [["play", i % 16]] as never;
      who.send({ type: "choose", key: `flood-${i}-key`, version: i % 4, seat, options });
      if (i % 7 === 0) who.send({ type: "undo", key: `flood-undo-${i}`, version: i % 5, seat });
      if (i % 11 === 0)
        who.send({ type: "answer", key: `flood-answer-${i}`, seat, what: "take-back", accept: true });
    }
    for (let i = 0; i < 200; i++) await (i % 2 === 0 ? ada : bo).outcome(`flood-${i}-key`);
    const newest = Math.max(ada.version, bo.version);
    await Promise.all([ada.sees(newest), bo.sees(newest)]);
    const [back] = await Promise.all([Player.at(server, ada.token)]);
    expect(back.now.views).toEqual(ada.now.views);
    const seat = back.now.owes[0];
    const who = seat === 0 ? ada : bo;
    expect(await who.choose(seat, who.asked(seat).options[0])).toMatchObject({ type: "ack" });
  });
});
