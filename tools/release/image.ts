/** The image by `deploy/Containerfile`: built and tried by the container engine of this machine, where there is one. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import { must, run } from "../processes.ts";

/** Megabytes that an image may have over the one that it stands on. */
const MOST = 250;
/** Seconds until a container must answer. */
const PATIENCE = 60;
const FILE = "deploy/Containerfile";

/** The image that it stands on, as the file names it last. Throws where it names none. */
function baseOf(root: string): string {
  const base = readFileSync(join(root, FILE), "utf8")
    .match(/(?<=^FROM )\S+(?=$)/gm)
    ?.at(-1);
  if (base === undefined) throw new Error(`${FILE} names no image to stand on`);
  return base;
}

/** An engine that works here, or null. The client of one is often there alone: asked about its engine, it fails. */
async function engineOf(root: string): Promise<"podman" | "docker" | null> {
  for (const name of ["podman", "docker"] as const)
    if ((await run(name, ["info"], { cwd: root, quiet: true, seconds: 60 })).code === 0) return name;
  return null;
}

/** How many megabytes an image has. */
async function sizeOf(engine: string, image: string, root: string): Promise<number> {
  return Number(await must(engine, ["image", "inspect", "--format", "{{.Size}}", image], root)) / 1e6;
}

/** Runs the image as hosting.md says, read-only, and waits until it says that it is healthy. Throws if it does not. */
async function tryImage(engine: string, image: string, root: string): Promise<void> {
  const place = ["--read-only", "--tmpfs", "/var/cache/westmarch:mode=1777", "--tmpfs", "/data:mode=1777"];
  const id = (await must(engine, ["run", "--detach", ...place, image], root)).trim();
  const check =
    "fetch('http://127.0.0.1:8420/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))";
  try {
    for (let second = 0; ; second++) {
      const { code } = await run(engine, ["exec", id, "node", "-e", check], {
        cwd: root,
        quiet: true,
        seconds: 60,
      });
      if (code === 0) break;
      if (second === PATIENCE) throw new Error(await must(engine, ["logs", id], root));
      await sleep(1000);
    }
    await must(engine, ["exec", id, "westmarch", "backup", "--data", "/data", "/data/backup.db"], root);
    const user = (await must(engine, ["exec", id, "id", "-u"], root)).trim();
    if (user === "0") throw new Error("the image runs as root");
  } finally {
    await must(engine, ["rm", "--force", id], root);
  }
}

/** Builds and tries `westmarch:VERSION`. Null where no engine runs; else how many megabytes it adds to its base. */
export async function image(root: string, version: string): Promise<number | null> {
  const engine = await engineOf(root);
  if (engine === null) return null;
  const name = `westmarch:${version}`;
  const format = engine === "podman" ? ["--format", "docker"] : [];
  await must(engine, ["build", ...format, "--tag", name, "--file", FILE, "."], root);
  await tryImage(engine, name, root);
  const base = baseOf(root);
  await must(engine, ["pull", base], root);
  const added = (await sizeOf(engine, name, root)) - (await sizeOf(engine, base, root));
  if (added > MOST) throw new Error(`${name} adds ${added.toFixed(0)} MB to its base; ${MOST} at the most`);
  return added;
}
