import { expect, test } from "vitest";
import { call } from "../src/net/api.ts";
import { withoutAhead } from "../src/offline/worker/ahead.ts";

test("a page that the worker hands out asks for its scripts, and loads none ahead", () => {
  const page = [
    `<link rel="icon" href="/icon.svg" />`,
    `<script type="module" crossorigin src="/assets/index.js"></script>`,
    `<link rel="modulepreload" crossorigin href="/assets/react.js">`,
    `<link rel="stylesheet" crossorigin href="/assets/index.css">`,
    `<link rel="preload" as="font" type="font/woff2" href="/assets/cinzel.woff2" crossorigin="">`,
  ];
  expect(withoutAhead(page.join("\n"))).toBe([page[0], page[1], page[3], page[4]].join("\n"));
});

test("an answer that breaks off on its way is no answer, and nothing is thrown", async () => {
  const broken = new ReadableStream({
    start: (stream) => stream.error(new DOMException("BodyStreamBuffer was aborted", "AbortError")),
  });
  const before = globalThis.fetch;
  globalThis.fetch = async () => new Response(broken, { headers: { "content-type": "application/json" } });
  try {
    expect(await call("/api/commons", {})).toEqual({ ok: false, code: "offline", status: 0 });
  } finally {
    globalThis.fetch = before;
  }
});
