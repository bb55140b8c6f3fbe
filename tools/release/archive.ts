/** The archive of one platform: what was laid out, the Node that runs it, and a command that needs neither path nor npm. */
import { chmodSync, cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import process from "node:process";
import { must } from "../processes.ts";

/** Platforms for which there is an archive. For Macs with Apple silicon npm has no Node: there it needs Node 24.15 or later. */
export const PLATFORMS = ["linux-x64", "linux-arm64", "darwin-x64", "darwin-arm64", "win-x64"] as const;
export type Platform = (typeof PLATFORMS)[number];

export const isPlatform = (word: string): word is Platform => PLATFORMS.some((one) => one === word);

/** The platform of this machine. */
export const ownPlatform = `${process.platform === "win32" ? "win" : process.platform}-${process.arch}`;

const UNIX = `#!/bin/sh
# The program with the Node that came along, or with the one of this machine.
here=$(dirname "$(readlink -f "$0")")
node="$here/node/node"
[ -x "$node" ] || node=node
exec "$node" "$here/westmarch.mjs" "$@"
`;
const WINDOWS = '@"%~dp0node\\node.exe" "%~dp0westmarch.mjs" %*\r\n';

/** Puts the Node of a platform into `to`: the one that is installed here, or npm's package of that edition. */
async function bringNode(root: string, platform: Platform, edition: string, to: string): Promise<void> {
  const file = platform === "win-x64" ? "node.exe" : "node";
  const installed = join(root, "node_modules", `node-${platform}`, "bin", file);
  if (existsSync(installed)) return cpSync(installed, join(to, file));
  const away = mkdtempSync(join(tmpdir(), "westmarch-node-"));
  try {
    const packed = await must("npm", ["pack", "--silent", `node-${platform}@${edition}`], away);
    await must("tar", ["-xzf", packed.trim()], away);
    cpSync(join(away, "package/bin", file), join(to, file));
  } finally {
    rmSync(away, { recursive: true, force: true });
  }
}

/** Writes `NAME.tar.gz` beside the folder `staged`, which it makes that platform's for as long as it takes. */
export async function archive(
  root: string,
  staged: string,
  name: string,
  platform: Platform,
  edition: string | undefined,
): Promise<void> {
  const parent = join(staged, "..");
  const node = join(staged, "node");
  if (edition !== undefined) await bringNode(root, platform, edition, node);
  const command = join(staged, platform === "win-x64" ? "westmarch.cmd" : "westmarch");
  writeFileSync(command, platform === "win-x64" ? WINDOWS : UNIX);
  if (platform !== "win-x64") chmodSync(command, 0o755);
  if (edition !== undefined && platform !== "win-x64") chmodSync(join(node, "node"), 0o755);
  const as = join(parent, name);
  renameSync(staged, as);
  try {
    await must("tar", ["-czf", `${name}.tar.gz`, name], parent);
  } finally {
    renameSync(as, staged);
    for (const path of [node, command]) rmSync(path, { recursive: true, force: true });
  }
}
