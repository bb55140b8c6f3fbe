import { latePart } from "@westmarch/boardkit/later";
import { BUILT_IN, PackChoice } from "../decks/PackChoice.tsx";
import { countingSetting } from "./choices.ts";
import styles from "./lobby.module.css";
import { SettingsOf } from "./Settings.tsx";
import type { NewTableProps } from "./useNewTable.ts";

const ListingSwitches = latePart(async () => (await import("../public-lobby/Listing.tsx")).ListingSwitches);
const PaceChoice = latePart(async () => (await import("../time/PaceChoice.tsx")).PaceChoice);
const LocalTableSwitch = latePart(
  async () => (await import("../local-tables/LocalTableSwitch.tsx")).LocalTableSwitch,
);
const RatedSwitch = latePart(async () => (await import("../ratings/RatedSwitch.tsx")).RatedSwitch);

/** By which rules and under which terms the table is played, and where it stands. */
export function TermFields({ table }: NewTableProps) {
  const { id, game, choices, choose, chooseSettings, pack, online, keeps, timed, mayStayHere } = table;
  const { invited } = table.seats;
  const { decks, packs, module } = game;
  const counting = countingSetting(module.game);
  return (
    <>
      <PackChoice loaded={game} chosen={pack} />
      <SettingsOf
        settings={module.game.settings.filter(
          (setting) => setting.id !== counting?.id && !decks?.isDeck(setting.id),
        )}
        chosen={choices.settings}
        onChoose={(news) => {
          // Of two packs, the one that was chosen last.
          if (packs && packs.setting in news) pack.pick(BUILT_IN);
          chooseSettings(news);
        }}
        say={game.say}
        {...(module.readDocument && { read: module.readDocument })}
      />
      {mayStayHere && <LocalTableSwitch online={online} on={keeps} onTurn={(kept) => choose({ kept })} />}
      {timed && <PaceChoice game={id} folded={!invited} onChoose={(pace) => choose({ pace })} />}
      <div className={styles.settingList}>
        {timed && Object.keys(pack.settings).length === 0 && (
          <RatedSwitch on={choices.rated} onTurn={(rated) => choose({ rated })} />
        )}
        {invited && <ListingSwitches listed={choices.listed} free onTurn={(listed) => choose({ listed })} />}
      </div>
    </>
  );
}
