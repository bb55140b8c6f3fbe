/** Before any browser test: the web app is built, and a browser is unpacked once for all workers. */
import { spawnSync } from "node:child_process";
import { dirname } from "node:path";
import process from "node:process";
import { launchBrowser } from "./browser.ts";

export async function setup(): Promise<void> {
  const cwd = dirname(import.meta.dirname);
  const built = spawnSync(process.execPath, ["tools/build.ts", "--if-changed"], { cwd, encoding: "utf8" });
  if (built.status !== 0) throw new Error(`the web app could not be built:\n${built.stderr}`);
  const browser = await launchBrowser();
  await browser.close();
}
