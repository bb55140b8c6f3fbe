/** What the browser tells of its work, and the figures made of it. */
import type { Browser, CDPSession } from "playwright-core";

/** What a page's thread does for a view, and how the browser calls it. What is done within another counts for both. */
const WORK = {
  script: "FunctionCall",
  style: "UpdateLayoutTree",
  layout: "Layout",
  paint: "Paint",
  layers: "Layerize",
} as const;
/** No task may take so many milliseconds. */
const LONG = 50;

/** To the tenth. */
export const tenths = (n: number): number => Math.round(n * 10) / 10;
/** The figure below which this part of all lies. */
export const at = (figures: readonly number[], part: number): number => {
  const sorted = figures.toSorted((a, b) => a - b);
  return tenths(sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * part))] ?? Number.NaN);
};

/** One piece of work of one thread. */
export interface Traced {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** Microseconds by the clock and of the processor. */
  readonly dur: number;
  readonly tdur: number;
  /** What more is told of it, as JSON. */
  readonly told: string;
}

/** What the browser does meanwhile, as far as these categories tell. */
export async function traced(
  browser: Browser,
  categories: readonly string[],
  meanwhile: () => Promise<void>,
): Promise<Traced[]> {
  const session: CDPSession = await browser.newBrowserCDPSession();
  const found: Traced[] = [];
  session.on("Tracing.dataCollected", ({ value }) => {
    for (const { name = "", ph = "", pid = 0, tid = 0, dur = 0, tdur = 0, args } of value)
      if (ph === "X" || ph === "M")
        found.push({
          name,
          ph,
          pid: Number(pid),
          tid: Number(tid),
          dur: Number(dur),
          tdur: Number(tdur),
          told: JSON.stringify(args ?? ""),
        });
  });
  await session.send("Tracing.start", {
    traceConfig: { includedCategories: [...categories], excludedCategories: ["*"] },
    transferMode: "ReportEvents",
  });
  await meanwhile();
  const complete = new Promise((over) => session.once("Tracing.tracingComplete", over));
  await session.send("Tracing.end");
  await complete;
  await session.detach();
  return found;
}

/**
 * What kept the threads of pages while so many views arrived, and how often more elements than `everything` were looked
 * at, which no view changes.
 */
export function tasksOf(events: readonly Traced[], arrived: number, everything: number) {
  const mains = new Set(
    events
      .filter(({ name, told }) => name === "thread_name" && told.includes("CrRendererMain"))
      .map(({ pid, tid }) => `${pid}/${tid}`),
  );
  const all = events.filter(({ ph, pid, tid }) => ph === "X" && mains.has(`${pid}/${tid}`));
  const called = (work: string): readonly Traced[] => all.filter(({ name }) => name === work);
  const views = Math.max(1, arrived);
  const spentOnEach = Object.fromEntries(
    Object.entries(WORK).map(([kind, work]) => [
      kind,
      tenths(called(work).reduce((sum, { tdur }) => sum + tdur, 0) / 1000 / views),
    ]),
  );
  const elements = called(WORK.style).map(({ told }) => Number(/"elementCount":(\d+)/.exec(told)?.[1] ?? 0));
  const tasks = called("ThreadControllerImpl::RunTask");
  const [clock, processor] = [tasks.map(({ dur }) => dur / 1000), tasks.map(({ tdur }) => tdur / 1000)];
  const over = (figures: readonly number[]): number => figures.filter((task) => task > LONG).length;
  const long = over(processor);
  console.error(
    `${long === 0 ? "no task" : `${long} tasks`} above ${LONG} ms of the processor in ${views} views`,
  );
  return {
    views,
    looksAtEverything: elements.filter((many) => many > everything).length,
    spentOnEach,
    longestByClock: at(clock, 1),
    longestByProcessor: at(processor, 1),
    over50ByClock: over(clock),
    over50ByProcessor: long,
    longest: processor
      .toSorted((a, b) => b - a)
      .slice(0, 8)
      .map(tenths),
  };
}
