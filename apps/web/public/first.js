// Runs before the first paint, so that nobody who reads by candlelight is met by a white page.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("westmarch") ?? "{}").state ?? {};
  } catch {
    // A browser that keeps nothing for us, or something unreadable: the page begins as new.
  }
  const { dataset } = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = kept.theme === "candle" || (kept.theme !== "daylight" && dark) ? "candle" : "daylight";
  dataset.text = kept.textSize ?? "m";
  dataset.motion = kept.motion ?? "auto";
})();
