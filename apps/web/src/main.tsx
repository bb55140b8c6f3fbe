import "./fonts.css";
import "@westmarch/boardkit/tokens.css";
import "./base.css";
import { heedLosses, insistently } from "@westmarch/boardkit/later";
import { bestLanguage } from "@westmarch/kernel/languages";
import { EMBED } from "@westmarch/protocol/pages";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followDevice } from "./device/apply.ts";
import { useDevice } from "./device/index.ts";
import { lossesOf, thisPage } from "./device/losses.ts";
import { Home } from "./home/later.ts";
import { loadWords } from "./i18n/index.ts";
import { serveLocalTables } from "./net/api.ts";

// A page in a frame of another site keeps nothing, and looks as its address says.
if (location.pathname.startsWith(EMBED)) (await import("./device/framed.ts")).beginFramed();
followDevice();
serveLocalTables(async (path, token) =>
  (await import("./local-tables/localServer.ts")).answerHere(path, token),
);
const page = thisPage();
if (page) heedLosses(lossesOf(page));
// What is at the door comes with the words. If it does not, the page asks for it again.
const home = location.pathname === "/" ? Home.fetch().catch(() => null) : null;
await insistently(() => loadWords(useDevice.getState().language ?? bestLanguage(navigator.languages)));
await home;
const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for its contents");
createRoot(root).render(<App />);
