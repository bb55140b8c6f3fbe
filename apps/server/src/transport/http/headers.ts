import { createHash } from "node:crypto";
import type { FastifyReply } from "fastify";
import type { Policy } from "../../platform/policy.ts";

/**
 * The one style sheet that the interface library puts into the page by itself; named by its hash, so that no other
 * gets in.
 */
const PRESSABLE = `@layer {
  [data-react-aria-pressable] {
    touch-action: pan-x pan-y pinch-zoom;
  }
}`;
const pressable = `'sha256-${createHash("sha256").update(PRESSABLE).digest("base64")}'`;

/** What a page may load and run, and who may show it in a frame. */
const DIRECTIVES = {
  defaultSrc: ["'self'"],
  scriptSrc: ["'self'"],
  scriptSrcAttr: ["'none'"],
  styleSrc: ["'self'", pressable],
  // Positions of figures are style attributes; they can neither run anything nor fetch anything.
  styleSrcAttr: ["'unsafe-inline'"],
  imgSrc: ["'self'", "data:", "blob:"],
  fontSrc: ["'self'", "data:"],
  connectSrc: ["'self'"],
  workerSrc: ["'self'", "blob:"],
  manifestSrc: ["'self'"],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: ["'none'"],
  frameAncestors: ["'none'"],
};

/** Security headers, for @fastify/helmet. */
export const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: DIRECTIVES,
  },
  // Whether the site is reached by TLS, and for how long it will be, is for the proxy in front of it to say.
  strictTransportSecurity: false,
  referrerPolicy: { policy: "no-referrer" as const },
  xFrameOptions: { action: "deny" as const },
};

/** Who may show the pages that are made for it in a frame, as a content security policy says it. */
const framers = (embeds: Policy["embeds"]): readonly string[] =>
  embeds === true ? ["*"] : embeds === false || embeds.length === 0 ? ["'none'"] : embeds;

/** Lets other sites show this one page in a frame, as far as the host lets them. */
export function letFrame(reply: FastifyReply, embeds: Policy["embeds"]): void {
  const policy = Object.entries({ ...DIRECTIVES, frameAncestors: framers(embeds) }).map(
    ([name, sources]) =>
      `${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)} ${sources.join(" ")}`,
  );
  reply.header("content-security-policy", policy.join(";"));
  // Older browsers know this one alone, and it knows no list.
  if (embeds !== false) reply.removeHeader("x-frame-options");
}
