/** WebKitGTK on a screen of its own, driven by WebDriver. */

import process from "node:process";
import { setTimeout as pause } from "node:timers/promises";
import { type Child, programOf, start } from "./children.ts";
import { type Engine, WINDOW } from "./engine.ts";

/** Where Debian and its kin put the small browser of the engine's own. */
const BROWSERS = ["x86_64", "aarch64"].flatMap((machine) =>
  ["6.0", "4.1", "4.0"].map((edition) =>
    edition === "6.0"
      ? `/usr/lib/${machine}-linux-gnu/webkitgtk-6.0/MiniBrowser`
      : `/usr/lib/${machine}-linux-gnu/webkit2gtk-${edition}/MiniBrowser`,
  ),
);

/** What a page complains of is kept on the page itself: the protocol has no word for it. */
const LISTEN = `
  if (!window.complaints) {
    window.complaints = [];
    addEventListener("error", (event) => window.complaints.push(String(event.message)));
    addEventListener("unhandledrejection", (event) => window.complaints.push(String(event.reason)));
    const { error } = console;
    console.error = (...words) => { window.complaints.push(words.join(" ")); error(...words); };
  }`;

async function ask<T>(address: string, body?: object, method = body ? "POST" : "GET"): Promise<T> {
  const response = await fetch(address, { method, ...(body && { body: JSON.stringify(body) }) });
  const { value } = (await response.json()) as { value: T & { error?: string; message?: string } };
  if (!response.ok) throw new Error(`${address}: ${value.error} ${value.message}`);
  return value;
}

/** Waits for the driver, which does not say when it listens. */
async function listening(address: string): Promise<void> {
  for (let tries = 0; ; tries++) {
    try {
      await ask(`${address}/status`);
      return;
    } catch (error) {
      if (tries > 100) throw error;
      await pause(100);
    }
  }
}

/** A screen in memory, if this machine shows none. */
async function screen(): Promise<{ display: string; child: Child | null } | null> {
  const program = programOf(["Xvfb"]);
  if (!program) return process.env.DISPLAY ? { display: process.env.DISPLAY, child: null } : null;
  const args = ["-displayfd", "1", "-screen", "0", "1400x1000x24", "-nolisten", "tcp"];
  const child = await start(program, args, /^(\d+)$/);
  return { display: `:${child.said}`, child };
}

/** Starts WebKit; null where the engine, its driver or a screen for it is missing. */
export async function webkit(): Promise<Engine | null> {
  const [driver, browser] = [programOf(["WebKitWebDriver"]), programOf(BROWSERS)];
  if (!driver || !browser) return null;
  const shown = await screen();
  if (!shown) return null;
  const port = 20_000 + (process.pid % 20_000);
  const env = { ...process.env, DISPLAY: shown.display, WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS: "1" };
  const running = await start(driver, [`--port=${port}`, "--host=127.0.0.1"], null, env);
  const at = `http://127.0.0.1:${port}`;
  await listening(at);
  const { sessionId } = await ask<{ sessionId: string }>(`${at}/session`, {
    capabilities: {
      alwaysMatch: { "webkitgtk:browserOptions": { binary: browser, args: ["--automation"] } },
    },
  });
  const session = `${at}/session/${sessionId}`;
  await ask(`${session}/window/rect`, { ...WINDOW, x: 0, y: 0 });
  await ask(`${session}/timeouts`, { script: 120_000, pageLoad: 120_000 });
  const run = async <T>(script: string): Promise<T> => {
    const { it, failed } = await ask<{ it: T; failed?: string }>(`${session}/execute/async`, {
      script: `const done = arguments[0]; ${LISTEN} (async () => { ${script} })().then((it) => done({ it: it ?? null }), (error) => done({ failed: String(error) }));`,
      args: [],
    });
    if (failed !== undefined) throw new Error(failed);
    return it;
  };
  return {
    name: "WebKit",
    async open(address) {
      await ask(`${session}/url`, { url: address });
      await run("");
    },
    run,
    async press(x, y) {
      const move = {
        type: "pointerMove",
        duration: 0,
        x: Math.round(x),
        y: Math.round(y),
        origin: "viewport",
      };
      const actions = [move, { type: "pointerDown", button: 0 }, { type: "pointerUp", button: 0 }];
      await ask(`${session}/actions`, {
        actions: [{ type: "pointer", id: "mouse", parameters: { pointerType: "mouse" }, actions }],
      });
    },
    errors: () => run("return window.complaints.splice(0)"),
    async close() {
      await ask(session, undefined, "DELETE");
      await running.end();
      await shown.child?.end();
    },
  };
}
