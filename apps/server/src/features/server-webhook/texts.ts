/** What the webhook of the whole server says. */
import { sayFrom } from "@westmarch/boardkit/say";
import type { Language } from "@westmarch/kernel/languages";
import type { WebhookNewsKind } from "@westmarch/protocol";
import { wordsBeside } from "@westmarch/registry/words";
import en from "./text/en.json" with { type: "json" };

const words = wordsBeside<keyof typeof en>(en, new URL("./text/en.json", import.meta.url));

/** What a message speaks of. The game is its title in the language of the message. */
export interface NewsFacts {
  readonly game?: string | undefined;
  readonly name?: string | undefined;
  readonly number?: number | undefined;
}

/** Title and body of a message. */
export function spoken(
  kind: WebhookNewsKind | "trial",
  facts: NewsFacts,
  reader: Language,
): { title: string; body: string } {
  const { language, catalogue } = words(reader);
  const say = sayFrom(language, catalogue);
  const { game = "", name = "", number = 0 } = facts;
  const slots = { game, name, number };
  return { title: say(kind, slots), body: say(`${kind}.body`, slots) };
}
