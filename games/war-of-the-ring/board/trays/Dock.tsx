import { Spoken } from "@westmarch/boardkit";
import { FarSide, OwnDice, TrayDock, TrayPage, whoSits } from "@westmarch/campaign/trays";
import { useState } from "react";
import { handSize } from "../../rules/cards/hand.ts";
import { seatsOf } from "../../seats.ts";
import { Eye } from "../signs/Eye.tsx";
import { Sign } from "../signs/Sign.tsx";
import { Content } from "./Content.tsx";
import { cardsOnTable } from "./counts.ts";
import { DICE } from "./dice.ts";
import type { Laid } from "./laid.ts";
import { Rings } from "./Rings.tsx";
import { gistOf, spokenOf, TRAYS, type TrayName } from "./trays.ts";

const PAGES = ["fellowship", "nations", "hunt", "sides"] as const;
type Page = "hand" | (typeof PAGES)[number];

const ICONS = {
  hand: <Sign name="hand" />,
  fellowship: <Sign name="steps" />,
  nations: <Sign name="muster" />,
  hunt: <Eye />,
  sides: <Sign name="character" />,
};

interface PageProps {
  readonly laid: Laid;
  readonly page: Page;
  readonly close: () => void;
}

const Pages = ({ laid, page, close }: PageProps) => {
  const [pool, openPool] = useState(true);
  const tray = (name: TrayName) => (
    <TrayPage laid={laid} table={TRAYS} tray={name}>
      <Content laid={laid} tray={name} pool={pool} openPool={openPool} close={close} />
    </TrayPage>
  );
  if (page !== "sides") return tray(page);
  return (
    <>
      {tray("own")}
      {tray("other")}
      {cardsOnTable(laid.props.told).length > 0 && tray("table")}
    </>
  );
};

/** On phones: the other side above the map, the own dice under it, and pages that slide up over it. */
export const Dock = (laid: Laid) => {
  const { props, acting, near, seated } = laid;
  const { told, seat, say } = props;
  const gists = (["fellowship", "hunt"] as const).map((page) => (
    <Spoken key={page} as={spokenOf(props, page, near)}>
      <span data-explain={page} data-gist>
        {ICONS[page]} {gistOf(props, page, near)}
      </span>
    </Spoken>
  ));
  return (
    <TrayDock
      laid={laid}
      table={TRAYS}
      across={
        <FarSide
          laid={laid}
          look={DICE}
          who={(side) =>
            seatsOf(told, side)
              .map((at) => whoSits(props, at))
              .join(" · ")
          }
        >
          {gists}
        </FarSide>
      }
      dice={
        <OwnDice laid={laid} look={DICE}>
          <Rings props={props} acting={acting} side={near} own />
        </OwnDice>
      }
      pages={PAGES}
      icons={ICONS}
      title={(page) => say(`tray.dock.${page}`)}
      held={seat === null || !seated ? "" : `${handSize(told, seat)}`}
      content={(page, close) => <Pages laid={laid} page={page} close={close} />}
    />
  );
};
