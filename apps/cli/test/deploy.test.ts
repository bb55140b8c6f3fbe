import { spawnSync } from "node:child_process";
import {
  globSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { openDatabase } from "@westmarch/server";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { main, westmarch } from "./westmarch.ts";

const deploy = join(import.meta.dirname, "../../../deploy");

let folder = "";
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "westmarch-deploy-"));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("the ready-made files", () => {
  test("start the server with options that it has", async () => {
    const { out } = await westmarch(["serve", "--help"]);
    const lines = globSync("{*.service,Containerfile}", { cwd: deploy })
      .flatMap((file) => readFileSync(join(deploy, file), "utf8").split("\n"))
      .filter((line) => /^(ExecStart|CMD|# Settings).*serve|--config/.test(line));
    const options = lines.flatMap((line) => line.match(/--[a-z]+/g) ?? []);
    expect(options).toContain("--proxies");
    expect(options).toContain("--config");
    for (const option of options) expect(out).toContain(`${option} `);
  });
});

describe("what hosts copy", () => {
  test("is built in the format that keeps the health check", () => {
    const files = [join(deploy, "Containerfile"), join(deploy, "../docs/hosting.md")];
    const lines = files.flatMap((file) => readFileSync(file, "utf8").split("\n"));
    const builds = lines.filter((line) => line.includes("podman build "));
    expect(builds).toHaveLength(2);
    for (const line of builds) expect(line).toContain("--format docker");
  });

  test("says HTTP/2 as nginx wants it, and since which version", () => {
    const lines = readFileSync(join(deploy, "nginx.conf"), "utf8")
      .split("\n")
      .map((line) => line.trim());
    expect(lines.filter((line) => /^listen .*http2/.test(line))).toEqual([]);
    expect(lines).toContain("http2 on;");
    expect(lines[lines.indexOf("http2 on;") - 1]).toContain("1.25.1");
  });
});

// A script for systemd, which is at home on Linux.
describe.skipIf(process.platform === "win32")("backup.sh", () => {
  const backup = (data: string, backups: string) =>
    spawnSync(join(deploy, "backup.sh"), [data, backups, "14"], {
      encoding: "utf8",
      env: { ...process.env, WESTMARCH: `${process.execPath} ${main}` },
    });

  /** A backup that is so many days old. */
  const aged = (backups: string, days: number) => {
    const file = join(backups, `westmarch-${days}.db`);
    writeFileSync(file, "");
    const then = Date.now() / 1000 - days * 86_400;
    utimesSync(file, then, then);
  };

  test("adds a backup for its owner's eyes and lets those go that are older than a fortnight", async () => {
    const [data, backups] = [join(folder, "data"), join(folder, "backups")];
    await (await openDatabase(data)).close();
    mkdirSync(backups);
    for (const days of [1, 13, 20]) aged(backups, days);
    writeFileSync(join(backups, "mine.txt"), "");
    const { status, stderr } = backup(data, backups);
    expect([status, stderr]).toEqual([0, ""]);
    const kept = readdirSync(backups).sort();
    expect(kept).toHaveLength(4);
    expect(kept).toEqual(expect.arrayContaining(["mine.txt", "westmarch-1.db", "westmarch-13.db"]));
    const made = kept.find((name) => /^westmarch-\d{8}T\d{6}Z\.db$/.test(name));
    expect(statSync(join(backups, made ?? "")).mode & 0o777).toBe(0o600);
  });

  test("lets none go when it could make none", () => {
    const backups = join(folder, "backups");
    mkdirSync(backups);
    aged(backups, 20);
    const { status, stderr } = backup(join(folder, "nothing"), backups);
    expect(status).not.toBe(0);
    expect(stderr).toContain("there is no database");
    expect(readdirSync(backups)).toEqual(["westmarch-20.db"]);
  });
});
