// Runs before the first paint, so that the dark theme never begins with a white page.
// Written so that browsers from 2017 on can read it: they are told what the page needs.
(() => {
  let kept = {};
  try {
    kept = JSON.parse(localStorage.getItem("westmarch") || "{}").state || {};
  } catch (_) {
    // A browser that keeps nothing for us, or something unreadable: the page begins as new.
  }
  if (location.pathname.startsWith("/embed/"))
    kept = { theme: new URLSearchParams(location.search).get("theme") };
  const { dataset } = document.documentElement;
  const dark = matchMedia("(prefers-color-scheme: dark)").matches;
  dataset.theme = kept.theme === "candle" || (kept.theme !== "daylight" && dark) ? "candle" : "daylight";
  dataset.text = kept.textSize || "m";
  dataset.motion = kept.motion || "auto";
})();

// What the page begins with did not come, and nothing stands on it: once its server answers it is opened anew, but not again
// and again. Parts that it lacks later are for `src/device/losses.ts`.
(() => {
  const KEY = "westmarch-opened-anew";
  const SOON = 60_000;
  let asking = null;
  let leaves = false;
  const ask = async () => {
    try {
      const { ok } = await fetch(location.pathname, { method: "HEAD", cache: "no-store" });
      if (!ok || leaves) return;
      clearInterval(asking);
      if (Date.now() - Number(sessionStorage.getItem(KEY) || 0) < SOON) return;
      sessionStorage.setItem(KEY, String(Date.now()));
      location.reload();
    } catch (_) {
      // The server does not answer yet, or nothing is kept here.
    }
  };
  const missing = ({ target }) => {
    const needed =
      target instanceof HTMLScriptElement ||
      (target instanceof HTMLLinkElement && target.rel === "stylesheet");
    if (needed && !leaves && asking === null && document.querySelector("#root > :not(.begins)") === null)
      asking = setInterval(ask, 1000);
  };
  addEventListener("error", missing, true);
  // Firefox gives up what a page still fetches as soon as the player leaves it: nothing is missing then.
  for (const leaving of ["beforeunload", "pagehide"])
    addEventListener(leaving, () => {
      leaves = true;
      clearInterval(asking);
    });
  addEventListener("pageshow", () => {
    leaves = false;
  });
})();

// The youngest of what the page is made of (see `browsers.ts`): without it no script would run, or no colour be right.
addEventListener("DOMContentLoaded", () => {
  const young =
    "noModule" in HTMLScriptElement.prototype &&
    "toSorted" in Array.prototype &&
    "isWellFormed" in String.prototype &&
    CSS.supports("color", "color-mix(in srgb, red, blue)");
  if (!young) document.getElementById("too-old").hidden = false;
});
