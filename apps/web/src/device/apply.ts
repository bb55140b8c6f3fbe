import { type Device, useDevice } from "./index.ts";

const dark = matchMedia("(prefers-color-scheme: dark)");

/** The theme on the screen now. */
export const themeNow = (theme: Device["theme"]): "daylight" | "candle" =>
  theme === "auto" ? (dark.matches ? "candle" : "daylight") : theme;

/** The same attributes that `public/first.js` sets before the first paint. */
function apply({ theme, textSize, motion }: Device): void {
  const { dataset } = document.documentElement;
  dataset.theme = themeNow(theme);
  dataset.text = textSize;
  dataset.motion = motion;
}

/** Puts the device's preferences on the page, now and whenever they change. */
export function followDevice(): void {
  apply(useDevice.getState());
  useDevice.subscribe(apply);
  dark.addEventListener("change", () => apply(useDevice.getState()));
}
