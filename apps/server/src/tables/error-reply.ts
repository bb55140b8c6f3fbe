import { Refused } from "@westmarch/table";
import { encode } from "./presence.ts";
import type { Telemetry } from "./services.ts";
import type { Client } from "./table-endpoint.ts";

/** Tells a client that its message is refused, and why. An error that is no refusal is a defect, and goes into the log. */
export function refuse(
  { log, metrics }: Pick<Telemetry, "log" | "metrics">,
  client: Client,
  { table, version }: { readonly table: string; readonly version: number | null },
  key: string | null,
  error: unknown,
): void {
  const refused = error instanceof Refused ? error : new Refused("unavailable");
  if (refused !== error) log.defect("a message could not be dealt with", error, { table });
  const { code, refusal } = refused;
  metrics.refused.inc({ code });
  client.send(encode({ type: "refused", key, code, ...(refusal && { refusal }), version }));
}
