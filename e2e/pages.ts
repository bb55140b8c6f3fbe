/** Every page that needs no table. */
export const PAGES = [
  "/",
  "/new/confrontation",
  "/new/duel",
  "/new/war-of-the-ring",
  "/join",
  "/watch",
  "/replay",
  "/tables",
  "/rules",
  "/rules/confrontation",
  "/rules/duel",
  "/settings",
  "/host",
  "/about",
  "/nowhere",
  "/rules/nothing",
] as const;
