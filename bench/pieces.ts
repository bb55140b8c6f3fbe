/**
 * How smoothly a map moves with many pieces on it: `node bench/pieces.ts [PIECES]`. The same map without pieces is
 * measured in the same run. A browser without a screen draws in software, and machines are busy: what counts is the
 * processor time of the page's thread for a picture (16.7 ms are 60 pictures a second), as a multiple of the bare map's.
 */
import process from "node:process";
import { launchBrowser } from "@westmarch/e2e/browser";
import type { Browser, Page } from "playwright-core";
import { build } from "vite";

const pieces = Number(process.argv[2] ?? 250);
const ORIGIN = "http://bench.invalid";
const KINDS: Readonly<Record<string, string>> = { js: "text/javascript", css: "text/css", html: "text/html" };
const SCENES = ["pan", "zoom", "rest", "walk", "walk-and-pan"] as const;

interface Traced {
  readonly name: string;
  readonly ph: string;
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

interface Figures {
  /** Milliseconds of the page's thread for a picture: script, style, layout and paint. */
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  /** Milliseconds between two pictures. */
  readonly gap50: number;
  readonly gap99: number;
  /** Milliseconds spent with layout in the whole scene. */
  readonly layout: number;
}

/** The built page, by path. */
async function built(): Promise<ReadonlyMap<string, string | Buffer>> {
  const root = new URL("pieces", import.meta.url).pathname;
  const output = await build({
    root,
    configFile: false,
    logLevel: "warn",
    build: { write: false, target: "es2024", modulePreload: { polyfill: false } },
  });
  if (!("output" in output)) throw new Error("the page was built more than once, or not at all");
  return new Map(
    output.output.map((file) => {
      const text = file.type === "chunk" ? file.code : file.source;
      return [`/${file.fileName}`, typeof text === "string" ? text : Buffer.from(text)];
    }),
  );
}

const at = (figures: readonly number[], part: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? 0) * 100) / 100;
};

/** Plays one scene and measures it. */
async function measure(browser: Browser, page: Page, scene: string): Promise<Figures> {
  const inner = await page.context().newCDPSession(page);
  await inner.send("Performance.enable");
  const layouts = async (): Promise<number> => {
    const { metrics } = await inner.send("Performance.getMetrics");
    return metrics.find(({ name }) => name === "LayoutDuration")?.value ?? 0;
  };
  const outer = await browser.newBrowserCDPSession();
  const traced: Traced[] = [];
  outer.on("Tracing.dataCollected", ({ value }) => {
    for (const { name = "", ph = "", tdur } of value)
      traced.push({ name, ph, ...(tdur !== undefined && { tdur: Number(tdur) }) });
  });
  const before = await layouts();
  await outer.send("Tracing.start", {
    traceConfig: { includedCategories: ["cc"], excludedCategories: ["*"] },
    transferMode: "ReportEvents",
  });
  const gaps = await page.evaluate<number[]>(`window.scene(${JSON.stringify(scene)})`);
  const complete = new Promise((over) => outer.once("Tracing.tracingComplete", over));
  await outer.send("Tracing.end");
  await complete;
  const layout = Math.round(((await layouts()) - before) * 1000);
  await Promise.all([inner.detach(), outer.detach()]);
  const times = traced
    .filter(({ name, ph }) => name === "ProxyMain::BeginMainFrame" && ph === "X")
    .map(({ tdur }) => (tdur ?? 0) / 1000);
  if (times.length < gaps.length / 4)
    throw new Error(`${scene}: the browser traced ${times.length} pictures`);
  return {
    p50: at(times, 0.5),
    p95: at(times, 0.95),
    p99: at(times, 0.99),
    gap50: at(gaps, 0.5),
    gap99: at(gaps, 0.99),
    layout,
  };
}

/** All scenes with so many pieces. */
async function table(
  browser: Browser,
  files: ReadonlyMap<string, string | Buffer>,
  many: number,
): Promise<ReadonlyMap<string, Figures>> {
  const page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
  page.on("pageerror", (error) => {
    throw error;
  });
  await page.route("**/*", (route) => {
    const { pathname } = new URL(route.request().url());
    const path = pathname === "/" ? "/index.html" : pathname;
    const body = files.get(path);
    if (body === undefined) return route.fulfill({ status: 404 });
    return route.fulfill({ body, contentType: KINDS[path.split(".").at(-1) ?? ""] ?? "text/plain" });
  });
  await page.goto(`${ORIGIN}/?pieces=${many}`);
  await page.waitForFunction("window.scene !== undefined");
  await page.evaluate(`window.scene("near")`);
  const figures = new Map<string, Figures>();
  for (const scene of SCENES) figures.set(scene, await measure(browser, page, scene));
  await page.close();
  return figures;
}

const files = await built();
const browser = await launchBrowser();
try {
  const bare = await table(browser, files, 0);
  const full = await table(browser, files, pieces);
  const report = [...full].map(([scene, figures]) => {
    const without = bare.get(scene);
    if (!without) throw new Error(`${scene} was not measured without pieces`);
    const ratio = (key: "p50" | "p95" | "p99"): number =>
      Math.round((figures[key] / without[key]) * 100) / 100;
    return [
      scene,
      { ...figures, bare: without, ratio: { p50: ratio("p50"), p95: ratio("p95"), p99: ratio("p99") } },
    ] as const;
  });
  console.log(JSON.stringify({ pieces, scenes: Object.fromEntries(report) }));
} finally {
  await browser.close();
}
