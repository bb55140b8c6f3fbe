/** When events are played: known without their texts, for it stands on their faces. */
import { MOMENTS } from "../compiled/moments.ts";
import { CARD, type CardId } from "../data/ids.ts";
import type { Phase } from "../language/tree.ts";

const NEVER: readonly Phase[] = [];
const BY_CARD = CARD.names.map((name) => MOMENTS[name] ?? NEVER);

/** When an event is played: its phase words, or in answer to something; no moment of other cards (5.1). */
export const momentsOf = (card: CardId): readonly (Phase | "Response")[] => BY_CARD[card];
