/** The drawn pictures behind cards and landmarks; `draw.ts` makes them. */
import { CARDS } from "../../data/cards.ts";
import { type CardId, chapterOf, type LandmarkId } from "../../data/ids.ts";
import { sceneName } from "./scenes.ts";
import { pictureOfLandmark } from "./signs.ts";

const drawn: Readonly<Record<string, string>> = import.meta.glob<string>("../drawn/scenes/*.svg", {
  query: "?url",
  import: "default",
  eager: true,
});

const picture = (name: string): string | null => drawn[`../drawn/scenes/${name}.svg`] ?? null;

export const sceneOfCard = (card: CardId): string | null => picture(sceneName(CARDS[card], chapterOf(card)));
export const sceneOfLandmark = (landmark: LandmarkId): string | null => picture(pictureOfLandmark(landmark));
