// Runs before the first paint, so that the dark theme never begins with a white page.
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

// What the page begins with did not come, and nothing stands on it: once its server answers it is opened anew, but not again
// and again. Parts that it lacks later are for `src/device/losses.ts`.
(() => {
  const KEY = "westmarch-opened-anew";
  const SOON = 60_000;
  let asking = null;
  const ask = async () => {
    try {
      const { ok } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
      if (!ok) return;
      clearInterval(asking);
      if (Date.now() - Number(sessionStorage.getItem(KEY) ?? 0) < SOON) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    } catch {
      // The server does not answer yet, or nothing is kept here.
    }
  };
  const missing = ({ target }) => {
    const needed = target instanceof HTMLScriptElement || target?.rel === "stylesheet";
    if (needed && asking === null && !document.getElementById("root")?.firstChild)
      asking = setInterval(ask, 1000);
  };
  addEventListener("error", missing, true);
})();
