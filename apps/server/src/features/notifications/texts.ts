/** What notifications say, in the language of the recipient. */
import { sayFrom } from "@westmarch/boardkit/say";
import type { Language } from "@westmarch/kernel/languages";
import type { NoticeKind } from "@westmarch/protocol";
import { wordsBeside } from "@westmarch/registry/words";
import en from "./text/en.json" with { type: "json" };

const words = wordsBeside<keyof typeof en>(en, new URL("./text/en.json", import.meta.url));

/** One piece of news, with what every player at its table knows. */
export interface NewsLine {
  readonly kind: NoticeKind;
  /** The game's title. */
  readonly title: string;
  /** The other people who sit there. */
  readonly others: readonly string[];
}

const sayings = (reader: Language) => {
  const { language, catalogue } = words(reader);
  return sayFrom(language, catalogue);
};

/** Title and body of a message about these pieces of news. */
export function worded(lines: readonly NewsLine[], language: Language): { title: string; body: string } {
  const say = sayings(language);
  const list = new Intl.ListFormat(say.language, { type: "conjunction" });
  const spoken = lines.map(({ kind, title, others }) => ({
    head: say(`notice.${kind}`, { game: title }),
    rest: others.length > 0 ? say("notice.with", { names: list.format(others) }) : "",
  }));
  const [only, ...more] = spoken;
  if (only && more.length === 0) return { title: only.head, body: only.rest };
  return {
    title: say("notice.several", { count: lines.length }),
    body: spoken.map(({ head, rest }) => (rest === "" ? head : `${head} – ${rest}`)).join("\n"),
  };
}

/** Title and body of a message by which the recipient tests whether messages arrive. */
export const trial = (language: Language): { title: string; body: string } => {
  const say = sayings(language);
  return { title: say("trial.title"), body: say("trial.body") };
};

/** A letter that holds such a message; `open` and `off` are links. */
export const lettered = (
  { title, body }: { readonly title: string; readonly body: string },
  links: { readonly open: string; readonly off: string },
  language: Language,
): string => {
  const say = sayings(language);
  const said = [title, body].filter((part) => part !== "").join("\n");
  return `${said}\n\n${say("letter.open")}\n${links.open}\n\n--\n${say("letter.off")}\n${links.off}\n`;
};

/** The letter that asks the owner of a mailbox to confirm the address. */
export const confirmation = (link: string, language: Language): { subject: string; text: string } => {
  const say = sayings(language);
  return {
    subject: say("confirm.subject"),
    text: `${say("confirm.about")}\n\n${link}\n\n${say("confirm.else")}\n`,
  };
};
