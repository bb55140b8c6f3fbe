import { latePart } from "@westmarch/boardkit/later";
import { BUILT_IN, PackChoice } from "../../decks/PackChoice.tsx";
import { countingSetting } from "../choices.ts";
import { OtherDecks } from "../DeckFields.tsx";
import { NameFields } from "../NameFields.tsx";
import { GuestFields, SeatField } from "../SeatFields.tsx";
import { ChoiceOf, SettingsList } from "../Settings.tsx";
import type { NewTableProps } from "../useNewTable.ts";
import { type Part, ruleSettings } from "./sentence.ts";

const ListingSwitches = latePart(
  async () => (await import("../../public-lobby/Listing.tsx")).ListingSwitches,
);
const PaceFields = latePart(async () => (await import("../../time/PaceChoice.tsx")).PaceFields);
const LocalTableSwitch = latePart(
  async () => (await import("../../local-tables/LocalTableSwitch.tsx")).LocalTableSwitch,
);
const RatedSwitch = latePart(async () => (await import("../../ratings/RatedSwitch.tsx")).RatedSwitch);

/** How many play, and where more than two do, or which seat is theirs is not said elsewhere, who sits where. */
function PlayerFields({ table }: NewTableProps) {
  const { game, choices, choose, chooseSettings, seats } = table;
  const counting = countingSetting(game.module.game);
  return (
    <>
      {counting && (
        <ChoiceOf
          setting={counting}
          chosen={choices.settings}
          onChoose={(news) => {
            chooseSettings(news);
            choose({ side: "0" });
          }}
          say={game.say}
        />
      )}
      {(seats.many || (seats.alike && table.how !== "screen")) && <SeatField table={table} />}
      {seats.many && <GuestFields table={table} />}
    </>
  );
}

function RuleFields({ table }: NewTableProps) {
  const { game, choices, chooseSettings, pack } = table;
  const { packs, module } = game;
  return (
    <>
      <PackChoice loaded={game} chosen={pack} />
      <SettingsList
        settings={ruleSettings(table)}
        chosen={choices.settings}
        onChoose={(news) => {
          // Of two packs, the one that was chosen last.
          if (packs && packs.setting in news) pack.pick(BUILT_IN);
          chooseSettings(news);
        }}
        say={game.say}
        {...(module.readDocument && { read: module.readDocument })}
      />
    </>
  );
}

/** What can be chosen of one part of the sentence. */
export function PartFields({ part, table }: NewTableProps & { readonly part: Part }) {
  const { choices, choose, seats } = table;
  switch (part) {
    case "players":
      return <PlayerFields table={table} />;
    case "time":
      return <PaceFields draft={choices.time} onDraft={(time) => choose({ time })} />;
    case "rules":
      return <RuleFields table={table} />;
    case "decks":
      return <OtherDecks table={table} />;
    case "rated":
      return <RatedSwitch on={choices.rated} onTurn={(rated) => choose({ rated })} />;
    case "listed":
      return (
        <ListingSwitches
          listed={choices.listed}
          free={seats.invited}
          onTurn={(listed) => choose({ listed })}
        />
      );
    case "here":
      return (
        <LocalTableSwitch
          online={table.online}
          on={table.keeps}
          onTurn={(kept) => choose({ kept, unreached: false })}
        />
      );
    case "name":
      return <NameFields table={table} />;
  }
}
