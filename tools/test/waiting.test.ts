import { once } from "node:events";
import { createServer } from "node:http";
import { LANGUAGES } from "@westmarch/kernel/languages";
import { afterEach, describe, expect, test } from "vitest";
import {
  addressOf,
  languageOf,
  openWaitingPage,
  stageIn,
  stageLine,
  type WaitingPage,
  WORDS,
} from "../waiting.mjs";

/** A port that nobody listens at. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  return typeof address === "object" && address !== null ? address.port : 0;
}

describe("the page that is shown until a server is ready", () => {
  let page: WaitingPage | null = null;
  let at = "";
  const open = async (): Promise<WaitingPage> => {
    const port = await freePort();
    at = `http://127.0.0.1:${port}`;
    page = await openWaitingPage([`--port=${port}`], "drawing");
    return page;
  };
  afterEach(() => page?.close());

  test("is not ready, and says how far it is in the language that is asked for", async () => {
    const shown = await open();
    for (const language of LANGUAGES) {
      const answer = await fetch(at, { headers: { "accept-language": `xx,${language};q=0.9` } });
      expect([answer.status, answer.headers.get("retry-after")]).toEqual([503, "3"]);
      const text = await answer.text();
      expect(text).toContain(`<html lang="${language}">`);
      expect(text).toContain(WORDS[language]?.drawing);
    }
    shown.say("bundling");
    expect(await (await fetch(`${at}/new/duel`)).text()).toContain(WORDS.en?.bundling);
  });

  test("tells programs that nothing can be asked for yet", async () => {
    await open();
    const health = await fetch(`${at}/healthz`);
    expect(health.status).toBe(503);
    expect(await health.json()).toMatchObject({ status: "starting", ready: false, done: 0.45 });
    for (const path of ["/api/tables", "/ws", "/metrics"]) {
      const answer = await fetch(at + path);
      expect([answer.status, answer.headers.get("cache-control")]).toEqual([503, "no-store"]);
      expect(await answer.json()).toMatchObject({ code: "unavailable" });
    }
    const posted = await fetch(at, { method: "POST", body: "{}" });
    expect([posted.status, await posted.json()]).toMatchObject([503, { code: "unavailable" }]);
  });

  test("allows nothing but its own script and style, by what they are", async () => {
    await open();
    const policy = (await fetch(at)).headers.get("content-security-policy");
    expect(policy).toMatch(
      /^default-src 'none'; connect-src 'self'; style-src 'sha256-\S+'; script-src 'sha256-\S+'$/,
    );
  });

  test("leaves the address to the server, and is not shown where there is one", async () => {
    const shown = await open();
    const port = Number(new URL(at).port);
    const second = await openWaitingPage(["--port", String(port)], "drawing");
    second.say("opening");
    await second.close();
    expect((await fetch(at)).status).toBe(503);
    await shown.close();
    await expect(fetch(at)).rejects.toThrow();
  });
});

test("every language has words for every step", () => {
  expect(Object.keys(WORDS).toSorted()).toEqual([...LANGUAGES].toSorted());
  for (const words of Object.values(WORDS)) {
    expect(Object.keys(words)).toEqual(Object.keys(WORDS.en ?? {}));
    for (const word of Object.values(words)) expect(word).not.toBe("");
  }
});

test("Chinese of any country is spoken in its own signs", () => {
  expect(["zh-TW", "zh-HK,en", "zh-CN", "zh", "fr, ja;q=0.8", undefined].map(languageOf)).toEqual([
    "zh-Hant",
    "zh-Hant",
    "zh-Hans",
    "zh-Hans",
    "ja",
    "en",
  ]);
});

test("the address is read as the server reads it", () => {
  expect(addressOf([])).toEqual({ host: "127.0.0.1", port: 8420 });
  expect(addressOf(["--port", "1", "--host=0.0.0.0", "--port=80"])).toEqual({ host: "0.0.0.0", port: 80 });
});

test("the step that a build is at is the last that it told of", () => {
  expect(stageIn("nothing yet")).toBe(null);
  expect(stageIn(`${stageLine("drawing")}\ndrew games/duel\n${stageLine("bundling")}\n`)).toBe("bundling");
});
