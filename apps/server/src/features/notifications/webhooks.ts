/** The form in which each service takes a message that is posted to its webhook. */
import { HOOK_SERVICES, type HookService, type NoticeMessage } from "@westmarch/protocol";

/** What is posted, and where. */
interface Letter {
  readonly url: URL;
  readonly body: object;
}

/** How a message is marked up where it is shown as text. */
interface Writing {
  readonly plain: (text: string) => string;
  readonly bold: (text: string) => string;
  readonly link: (url: string) => string;
}

/** The most characters of a body that are sent. Discord takes 2000 in all, and each character may need an escape. */
const LONGEST = 800;

const cut = (text: string): string => (text.length > LONGEST ? `${text.slice(0, LONGEST)}…` : text);

/** Names are written by players: none may alert a whole chat room, as `@everyone` does. */
const calm = (text: string): string => text.replaceAll("@", "@\u200b");

const MARKDOWN: Writing = {
  plain: (text) => calm(text).replace(/[\\`*_~|[\]<>#]/g, "\\$&"),
  bold: (text) => `**${text}**`,
  link: (url) => url,
};

/** Slack's own markup. Its three special characters are written as in HTML. */
const MRKDWN: Writing = {
  plain: (text) => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;"),
  bold: (text) => `*${text}*`,
  link: (url) => `<${url}>`,
};

/** The whole message as one text. */
const written = ({ title, body, url }: NoticeMessage, { plain, bold, link }: Writing): string =>
  [bold(plain(title)), plain(cut(body)), url === undefined ? "" : link(url)]
    .filter((line) => line !== "")
    .join("\n");

const text = (writing: Writing) => (url: URL, message: NoticeMessage) => ({
  url,
  body: { text: written(message, writing) },
});

/** For services that show a title of their own. */
const parts = ({ title, body }: NoticeMessage) => ({ title, message: body === "" ? title : cut(body) });

const TOPIC = /^\/([-_A-Za-z0-9]{1,64})\/?$/;

/** The topic of ntfy that an address names; null if it names none. */
const topicIn = ({ pathname }: URL): string | null => TOPIC.exec(pathname)?.[1] ?? null;

const LETTERS: Readonly<Record<HookService, (url: URL, message: NoticeMessage) => Letter>> = {
  json: (url, message) => ({ url, body: message }),
  discord: (url, message) => ({
    url,
    body: { content: written(message, MARKDOWN), allowed_mentions: { parse: [] } },
  }),
  slack: text(MRKDWN),
  mattermost: text(MARKDOWN),
  matrix: text(MARKDOWN),
  // JSON goes to the server's root: titles in headers could not be written in every language.
  ntfy: (url, message) => ({
    url: new URL(`/${url.search}`, url),
    body: {
      topic: topicIn(url),
      ...parts(message),
      ...(message.url !== undefined && { click: message.url }),
    },
  }),
  gotify: (url, message) => ({
    url,
    body: {
      ...parts(message),
      ...(message.url !== undefined && {
        extras: { "client::notification": { click: { url: message.url } } },
      }),
    },
  }),
};

const DISCORD = /^(?:[a-z]+\.)?discord(?:app)?\.com$/;

/** How the addresses of these services are recognised, the surest mark first. */
const MARKS: readonly (readonly [HookService, (url: URL) => boolean])[] = [
  ["slack", ({ hostname }) => /^hooks\.slack(?:-gov)?\.com$/.test(hostname)],
  // Discord takes Slack's form, too, where the address says so.
  ["slack", ({ hostname, pathname }) => DISCORD.test(hostname) && pathname.endsWith("/slack")],
  ["discord", ({ hostname, pathname }) => DISCORD.test(hostname) && pathname.startsWith("/api/")],
  ["ntfy", (url) => /^ntfy\./.test(url.hostname) && topicIn(url) !== null],
  ["gotify", ({ pathname, searchParams }) => pathname.endsWith("/message") && searchParams.has("token")],
  ["mattermost", ({ pathname }) => /\/hooks\/[a-z0-9]{26}$/.test(pathname)],
  ["matrix", ({ hostname, pathname }) => /hookshot|matrix/.test(hostname) && /\/webhook\//.test(pathname)],
];

/** The service that an address looks like; `json` where it looks like none. */
export const serviceAt = (url: URL): HookService => MARKS.find(([, isOf]) => isOf(url))?.[0] ?? "json";

/** The service that was picked, as stored with a channel; null: the one that the address looks like. */
const picked = (kept: string | null): HookService | null =>
  HOOK_SERVICES.find((service) => service === kept) ?? null;

/** The service behind a webhook. */
export const serviceOf = (url: URL, kept: string | null): HookService => picked(kept) ?? serviceAt(url);

/** Whether this address can reach this service at all: ntfy needs a topic. */
export const fits = (url: URL, service: HookService): boolean => service !== "ntfy" || topicIn(url) !== null;

/** What is posted to a webhook, in the form that its service takes. */
export const letterTo = (url: URL, kept: string | null, message: NoticeMessage): Letter =>
  LETTERS[serviceOf(url, kept)](url, message);
