/** The words of the public lobby: they come when a player enters it. */
import type { Say } from "@westmarch/boardkit";
import type { WordFile } from "../i18n/files.ts";
import { partWords } from "../i18n/parts.ts";
import type en from "../text/commons.en.json";

export type PublicLobbySay = Say<keyof typeof en>;

/** Null until they are here. */
export const usePublicLobbyWords = partWords<keyof typeof en>(
  import.meta.glob<WordFile>("../text/commons.*.json"),
);
