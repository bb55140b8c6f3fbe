/** Plays a script at a table, by whatever hands. */
import type { Option } from "@westmarch/kernel";
import { expect } from "vitest";
import { sitAt } from "./moments.ts";
import type { Site } from "./site.ts";
import { answersAfter, moment } from "./war.ts";
import type { Move, Script } from "./war-deeds.ts";
import type { Hands } from "./war-hands.ts";
import { Wired } from "./wire.ts";

/** No move of a script is made of more choices. */
const MOST = 8;
/** Milliseconds in which a choice is taken back. */
const MOMENT = 600;
const GLANCE = 60;

const onward = ({ page }: Hands) =>
  page.locator("#choices button").filter({ hasText: /^(Go on|Back to the map)$/ });

const askedNow = ({ page }: Hands): Promise<string> => page.locator("#choices").innerText();

/** Goes on past what is shown until the question is asked. */
async function until(hands: Hands, asked: string): Promise<void> {
  await expect
    .poll(async () => {
      const words = await askedNow(hands);
      if (!words.includes(asked) && (await onward(hands).count()) > 0) await hands.goOn();
      return words;
    })
    .toContain(asked);
}

/** What the page of these hands has chosen so far: the first word of each choice. */
function listen({ page }: Hands): string[] {
  const said: string[] = [];
  page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => {
      const message: { type?: unknown; options?: Option[] } = JSON.parse(String(payload));
      if (message.type === "choose") for (const [word] of message.options ?? []) said.push(String(word));
    });
  });
  return said;
}

/** Waits for the log to say something that it did not say before. */
export async function say(hands: Hands, before: number, what: RegExp): Promise<void> {
  await expect
    .poll(async () => {
      if ((await onward(hands).count()) > 0) await hands.goOn();
      return (await hands.log()).slice(before).join("\n");
    })
    .toMatch(what);
}

/** What is asked, and what has the focus: to find out why a move was not made. */
async function shown(hands: Hands): Promise<string> {
  const focus = await hands.page.evaluate(() => document.activeElement?.outerHTML.slice(0, 300));
  return `${await askedNow(hands)}; the focus is on ${focus}`;
}

async function make(
  hands: Hands,
  said: string[],
  before: number,
  { asked, touch, says, told, back }: Move,
): Promise<void> {
  await until(hands, asked);
  said.length = 0;
  try {
    for (const [hand, what] of touch) await hands[hand](what);
    await expect.poll(() => [...new Set(said)]).toEqual(says);
  } catch (error) {
    throw new Error(`after ${touch.join(", then ")} the page shows: ${await shown(hands)}`, { cause: error });
  }
  if (told) await say(hands, before, told);
  if (!back) return;
  for (let choices = 0; choices < MOST; choices++) {
    const now = await askedNow(hands);
    await hands.takeBack();
    // The same may be asked before the choice and after it.
    for (let since = Date.now(); Date.now() - since < MOMENT && (await askedNow(hands)) === now; )
      await hands.page.waitForTimeout(GLANCE);
    if ((await askedNow(hands)).includes(asked)) return;
  }
  throw new Error(`${asked}: that is not asked again, however much is taken back`);
}

/** Sits down at the moment with which a script begins, and makes its moves. The other side answers over the wire. */
export async function perform(
  site: Pick<Site, "address" | "serving">,
  hands: Hands,
  { begins, moves }: Script,
): Promise<void> {
  const at = moment(begins);
  const { seat } = begins;
  const pages = seat === 0 ? [hands.page] : [null, hands.page];
  const said = listen(hands);
  const addresses = await sitAt(site, at, ...pages);
  const answers: Option[] = [...answersAfter(begins, 1 - seat)];
  const other = moves.some(({ others }) => others) ? new Wired(addresses[1 - seat] ?? "") : null;
  const before = (await hands.log()).length;
  for (const move of moves) {
    await make(hands, said, before, move);
    for (let many = move.others ?? 0; many > 0; many--) {
      const next = answers.shift();
      await other?.answer(({ prompt, options }) => {
        const found = options.find((option) => option.join() === next?.join());
        if (!found) throw new Error(`asked for ${prompt}, the other side cannot answer ${next?.join(" ")}`);
        return found;
      });
    }
  }
  other?.leave();
}
