/**
 * The reference of the protocol, out of the schemas and types of `packages/protocol` and the routes of the server: every
 * field for people, the messages as JSON Schema, the calls as OpenAPI.
 *
 *     node tools/protocol.ts          writes them anew
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import process from "node:process";
import { documented } from "./protocol/fields.ts";
import { gameSchema, storySchema } from "./protocol/files.ts";
import { messageSchemas } from "./protocol/messages.ts";
import { openApi } from "./protocol/openapi.ts";
import { root } from "./protocol/source.ts";

const json = (given: unknown): string => `${JSON.stringify(given, null, 1)}\n`;

/** What is written, by its file. */
export const REFERENCE: { readonly [file: string]: () => string } = {
  "docs/protocol-fields.md": documented,
  "docs/reference/messages.schema.json": () => json(messageSchemas()),
  "docs/reference/openapi.json": () => json(openApi()),
  "docs/reference/game.schema.json": () => json(gameSchema()),
  "docs/reference/story.schema.json": () => json(storySchema()),
};

if (process.argv[1] === import.meta.filename) {
  for (const [file, write] of Object.entries(REFERENCE)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), write());
  }
}
