/** Files that the program writes for other programs, as schemas that are published in `docs/reference`. */
export { type ExportedGame, exportedGame, type SeenChoice } from "./exported-game.ts";
export { storyFile } from "./story-file.ts";
