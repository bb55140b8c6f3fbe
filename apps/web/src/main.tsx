import "./fonts.css";
import "@westmarch/boardkit/tokens.css";
import "./base.css";
import { createRoot } from "react-dom/client";
import { App } from "./App.tsx";
import { followDevice } from "./device/apply.ts";
import { useDevice } from "./device/index.ts";
import { bestLanguage, loadWords } from "./words/index.ts";

followDevice();
await loadWords(useDevice.getState().language ?? bestLanguage(navigator.languages));
const root = document.getElementById("root");
if (!root) throw new Error("the page has no place for its contents");
createRoot(root).render(<App />);
