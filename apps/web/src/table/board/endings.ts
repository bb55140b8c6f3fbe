import type { EndingPicture } from "@westmarch/boardkit";
import dawn from "../../drawn/ending-dawn.svg?url";
import dusk from "../../drawn/ending-dusk.svg?url";
import evening from "../../drawn/ending-evening.svg?url";
import fallen from "../../drawn/ending-fallen.svg?url";
import held from "../../drawn/ending-held.svg?url";

/** Addresses of the drawings that stand above an ended game. */
export const ENDING_PICTURES: Readonly<Record<EndingPicture, string>> = { dawn, dusk, held, fallen, evening };
