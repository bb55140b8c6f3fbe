import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { Metrics } from "../src/platform/metrics.ts";

const file = new URL("../../../deploy/grafana-dashboard.json", import.meta.url);

it("shows every figure that a server counts, and none that there is not", () => {
  const shown = new Set(
    readFileSync(file, "utf8")
      .match(/westmarch_[a-z_]+/g)
      ?.map((name) => name.replace(/_(bucket|count|sum)$/, "")),
  );
  const counted = new Metrics().registry.getMetricsAsArray().map(({ name }) => name);
  expect([...shown].sort()).toEqual(counted.sort());
});
