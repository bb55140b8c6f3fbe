/**
 * The oldest browsers that the page is built for, as build targets. README and `docs/hosting.md` name the same.
 * Chrome is two editions younger than Windows 7 allows: the colours of all boards are mixed by the style sheets themselves
 * (`color-mix`), and Chrome 111 is the first that can.
 */
export const OLDEST_BROWSERS = ["chrome111", "edge111", "firefox128", "safari16.4", "ios16.4"];
