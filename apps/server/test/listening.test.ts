import { expect, test } from "vitest";
import { addressesOnNetwork, hostInAddress } from "../src/platform/listening.ts";

const address = (address: string, family: "IPv4" | "IPv6", internal: boolean) => ({
  ...{ address, netmask: "", mac: "", cidr: null, internal },
  ...(family === "IPv4" ? { family } : { family, scopeid: 0 }),
});
const MACHINE = {
  lo: [address("127.0.0.1", "IPv4", true), address("::1", "IPv6", true)],
  eth0: [address("192.168.1.20", "IPv4", false), address("fe80::1", "IPv6", false)],
  wifi: [address("10.0.0.7", "IPv4", false)],
  down: undefined,
};

test("a server that listens everywhere is reached at each address of the machine on its networks", () => {
  const found = ["http://192.168.1.20:8420", "http://10.0.0.7:8420"];
  expect(addressesOnNetwork("0.0.0.0", 8420, MACHINE)).toEqual(found);
  expect(addressesOnNetwork("::", 8420, MACHINE)).toEqual(found);
});

test("of a server that listens at one address, no other is told", () => {
  expect(addressesOnNetwork("127.0.0.1", 8420, MACHINE)).toEqual([]);
  expect(addressesOnNetwork("192.168.1.20", 8420, MACHINE)).toEqual([]);
});

test("an address names a host that a person on the machine can open", () => {
  expect(hostInAddress("::")).toBe("localhost");
  expect(hostInAddress("::1")).toBe("[::1]");
  expect(hostInAddress("192.168.1.20")).toBe("192.168.1.20");
});
