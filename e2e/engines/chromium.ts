/** Chromium as the other browser tests start it, for comparison. */
import { launchBrowser } from "../browser.ts";
import { type Engine, WINDOW } from "./engine.ts";

export async function chromium(): Promise<Engine> {
  const browser = await launchBrowser();
  const page = await browser.newPage({ viewport: WINDOW });
  const wrong: string[] = [];
  page.on("pageerror", (error) => wrong.push(error.message));
  page.on("console", (message) => message.type() === "error" && wrong.push(message.text()));
  return {
    name: "Chromium",
    open: async (address) => void (await page.goto(address)),
    run: <T>(script: string) => page.evaluate(`(async () => { ${script} })()`) as Promise<T>,
    press: (x, y) => page.mouse.click(x, y),
    errors: async () => wrong.splice(0),
    close: () => browser.close(),
  };
}
