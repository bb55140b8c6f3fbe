/** A page that stands in a frame of another site: it keeps nothing, and its address says how it looks. */
import { isLanguage } from "@westmarch/kernel/languages";
import { useDevice } from "./index.ts";

const NOWHERE = { getItem: () => null, setItem: () => {}, removeItem: () => {} };

/** Sets aside what this device remembers, for a page in a frame: `?lang=ja&theme=candle` holds, and nothing is kept. */
export function beginFramed(): void {
  // Where the browser lets a frame keep nothing there is nothing to set aside.
  useDevice.persist?.setOptions({ storage: NOWHERE });
  const asked = new URLSearchParams(location.search);
  const [language, theme] = [asked.get("lang"), asked.get("theme")];
  useDevice.setState({
    ...useDevice.getInitialState(),
    sound: false,
    language: isLanguage(language) ? language : null,
    theme: theme === "daylight" || theme === "candle" ? theme : "auto",
  });
}
