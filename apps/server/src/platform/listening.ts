/** Hosts a server listens on, and where they are reached. */
import { networkInterfaces } from "node:os";

type Interfaces = ReturnType<typeof networkInterfaces>;

/** Every interface of the machine, by IPv4 or by both. */
const ALL = ["0.0.0.0", "::"];

/** A host as it stands in an address that a person on this machine can open. */
export function hostInAddress(host: string): string {
  if (ALL.includes(host)) return "localhost";
  return host.includes(":") ? `[${host}]` : host;
}

/** Where other devices on the network reach a server that listens on `host`; nothing where it listens on one address. */
export function addressesOnNetwork(
  host: string,
  port: number,
  interfaces: Interfaces = networkInterfaces(),
): readonly string[] {
  if (!ALL.includes(host)) return [];
  return Object.values(interfaces)
    .flatMap((addresses = []) => addresses)
    .filter(({ family, internal }) => family === "IPv4" && !internal)
    .map(({ address }) => `http://${address}:${port}`);
}
