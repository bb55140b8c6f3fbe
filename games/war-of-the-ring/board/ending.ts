import type { Module } from "./keys.ts";

/** How the game stands when it has ended. */
export const ending: Module["ending"] = ({ view }) => ({ title: view.result?.reason ?? "", text: "" });
/** Whoever has won, however: each side has its own picture. */
export const endingPicture: Module["endingPicture"] = () => "evening";
