/** What a server says of its work to a collector of traces. */
import { once } from "node:events";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterEach, beforeEach, expect, it } from "vitest";
import { dropDir, newData, newKey, openPair, Player, sure, testServer } from "./table.ts";

interface Span {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: Readonly<Record<string, unknown>> }[];
}

let collector: Server;
let where: string;
let bodies: string[];
beforeEach(async () => {
  bodies = [];
  collector = createServer((request, response) => {
    let body = "";
    request.on("data", (part) => {
      body += part;
    });
    request.on("end", () => {
      bodies.push(body);
      response.end("{}");
    });
  });
  collector.listen(0, "127.0.0.1");
  await once(collector, "listening");
  where = await newData();
});
afterEach(() => {
  collector.close();
  dropDir(where);
});

const urlOf = () => `http://127.0.0.1:${(collector.address() as AddressInfo).port}/v1/traces`;
const spans = (): Span[] =>
  bodies.flatMap((body) =>
    JSON.parse(body).resourceSpans.flatMap(({ scopeSpans }: { scopeSpans: { spans: Span[] }[] }) =>
      scopeSpans.flatMap((scope) => scope.spans),
    ),
  );
const factOf = ({ attributes }: Span, key: string) =>
  Object.values(attributes.find((one) => one.key === key)?.value ?? {})[0];

it("traces a choice with the writing of it, and tells no token, no name and nothing that was said", async () => {
  const server = await testServer({ dataDir: where, policy: { traces: { url: urlOf(), share: 1 } } });
  const traceparent = "00-0af7651916cd43dd8448eb211c80319c-b7ad6b7169203331-01";
  await fetch(`${server.address}/api/games`, { headers: { traceparent } });
  const { table, tokens } = await openPair(server, { length: "long" });
  const ada = await Player.at(server, sure(tokens[0], "no seat"));
  await ada.choose(0, ada.asked().options[0]);
  ada.send({ type: "say", key: newKey(), text: "nobody shall read this" });
  await ada.until(() => ada.messages.some(({ type }) => type === "said"));
  await server.close();

  const choice = sure(
    spans().find((span) => span.name === "message" && factOf(span, "type") === "choose"),
    "no choice was traced",
  );
  expect(factOf(choice, "table")).toBe(table);
  const write = sure(
    spans().find(({ name, parentSpanId }) => name === "write" && parentSpanId === choice.spanId),
    "its writing was not traced",
  );
  expect(write.traceId).toBe(choice.traceId);
  const call = spans().find((span) => factOf(span, "route") === "/api/games");
  expect(call).toMatchObject({ traceId: traceparent.slice(3, 35), parentSpanId: traceparent.slice(36, 52) });
  const all = bodies.join();
  for (const hidden of [...tokens, "Ada", "nobody shall read this"]) expect(all).not.toContain(hidden);
});

it("plays on where nobody takes its traces, and sends none unless it is asked to", async () => {
  const url = urlOf();
  collector.close();
  const server = await testServer({ dataDir: where, policy: { traces: { url, share: 1 } } });
  const { tokens } = await openPair(server, { length: "long" });
  const ada = await Player.at(server, sure(tokens[0], "no seat"));
  expect(await ada.choose(0, ada.asked().options[0])).toMatchObject({ type: "ack" });
  await server.close();
  expect(bodies).toEqual([]);
});
