import { useState } from "react";
import type { CardId } from "../../data/ids.ts";
import type { Props } from "../keys.ts";
import { CardList } from "./CardList.tsx";
import { Sheet } from "./Sheet.tsx";

/** Cards of a pile or a deck to choose from: those that can be chosen glow, the others can be read. */
export const ChoiceSheet = ({
  props,
  cards,
}: {
  readonly props: Props;
  readonly cards: readonly CardId[];
}) => {
  const { say, ask } = props;
  // Laid aside, the buttons of the prompt remain; another question opens it again.
  const [put, lay] = useState<Props["ask"]>(null);
  if (put === ask) return null;
  return (
    <Sheet title={say("acting.sheet")} closing={say("acting.sheet.close")} close={() => lay(ask)} stays>
      <CardList say={say} cards={cards} />
    </Sheet>
  );
};
