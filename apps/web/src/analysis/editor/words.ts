/** The words of the position editor: they come when a reader sets one up. */
import type { EditKey, Say } from "@westmarch/boardkit";
import type { WordFile } from "../../i18n/files.ts";
import { partWords } from "../../i18n/parts.ts";
import type en from "../../text/editor.en.json";

/** What games say of their positions in the same words is among them: a key that is missing does not compile. */
type Words = keyof typeof en & (EditKey extends keyof typeof en ? string : never);

export type EditorSay = Say<Words>;

/** Null until they are here. */
export const useEditorWords = partWords<Words>(import.meta.glob<WordFile>("../../text/editor.*.json"));
