import { FootButton, FootLine } from "@westmarch/boardkit/foot";
import type { Seen } from "../areas/Laid.tsx";
import { PileSign } from "../areas/PileSign.tsx";
import { cardThing } from "../look/look.ts";
import type { Drawer } from "./useDrawer.ts";

/** At the foot of a phone: what opens and closes the hand, gold where a card answers, and what opens the piles. */
export const Foot = ({ seen, drawer }: { readonly seen: Seen; readonly drawer: Drawer }) => {
  const { props, look, open } = seen;
  const { say } = props;
  const { hand } = look;
  return (
    <FootLine label={say("look.foot")}>
      {hand && (
        <FootButton
          icon={<PileSign kind="hand" />}
          open={drawer.open}
          gold={drawer.answers}
          // What answers is a button of the bar as long as it does not lie open.
          points={drawer.answers ? undefined : hand.map(cardThing).join(" ")}
          onPress={drawer.turn}
        >
          {say("look.words.hand", { count: hand.length })}
        </FootButton>
      )}
      <FootButton icon={<PileSign kind="discard" />} open={undefined} onPress={() => open({ what: "piles" })}>
        {say("look.words.piles")}
      </FootButton>
    </FootLine>
  );
};
