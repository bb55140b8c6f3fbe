import { createHash } from "node:crypto";

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

/** Security headers, for @fastify/helmet. */
export const HEADERS = {
  contentSecurityPolicy: {
    useDefaults: false,
    directives: {
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
    },
  },
  // Whether the site is reached by TLS, and for how long it will be, is for the proxy in front of it to say.
  strictTransportSecurity: false,
  referrerPolicy: { policy: "no-referrer" as const },
  xFrameOptions: { action: "deny" as const },
};
