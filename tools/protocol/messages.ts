/** What goes over the socket, as one JSON Schema. */
import { PROTOCOL } from "@westmarch/protocol";
import { gathered, type Schema, schemaOfType } from "./components.ts";

/** The schema of every message, each with all that it is made of under `$defs`. */
export function messageSchemas(): Schema {
  const { schemas } = gathered([schemaOfType("ClientMessage"), schemaOfType("ServerMessage")], "#/$defs/");
  return {
    $schema: "https://json-schema.org/draft/2020-12/schema",
    title: "Messages over the socket of Westmarch",
    description:
      `Edition ${PROTOCOL} of the protocol. A client sends \`clientMessage\` and nothing besides what it holds; a server says ` +
      "`ServerMessage`, which may come to hold more. Written by node tools/protocol.ts.",
    anyOf: [{ $ref: "#/$defs/clientMessage" }, { $ref: "#/$defs/ServerMessage" }],
    $defs: schemas,
  };
}
