import type { PackChoosing } from "@westmarch/boardkit";
import type { Settings } from "@westmarch/kernel";
import { useMemo, useState } from "react";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { Picks } from "../ui/index.ts";
import { useShelf } from "./useShelf.ts";

/** The pack of a new table, as its settings: nothing where it is the built-in one. */
export interface ChosenPack {
  readonly settings: Settings;
  readonly picked: string;
  readonly pick: (id: string) => void;
  readonly packs: ReturnType<PackChoosing["kept"]>;
}

/** What is picked where it is none of one's own. */
export const BUILT_IN = "";

/** `asked` names the pack with which the player came here. */
export function useChosenPack(game: string, choosing: PackChoosing | null, asked: string | null): ChosenPack {
  const shelf = useShelf("pack", game);
  const [wanted, pick] = useState(asked ?? BUILT_IN);
  const packs = useMemo(() => choosing?.kept(shelf) ?? [], [choosing, shelf]);
  const own = packs.find(({ id }) => id === wanted);
  return {
    settings: choosing && own ? { [choosing.setting]: own.document } : {},
    picked: own?.id ?? BUILT_IN,
    pick,
    packs,
  };
}

interface PackChoiceProps {
  readonly loaded: LoadedGame;
  readonly chosen: ChosenPack;
}

/** With whose figures a table is played, where this device keeps some. */
export function PackChoice({ loaded: { packs: choosing, say }, chosen }: PackChoiceProps) {
  const { say: shell } = useWords();
  const { packs, picked, pick } = chosen;
  if (!choosing || packs.length === 0) return null;
  return (
    <Picks
      legend={shell("packs.with")}
      picked={picked}
      onPick={pick}
      picks={[
        { id: BUILT_IN, text: choosing.builtIn(say) },
        ...packs.map(({ id, title }) => ({ id, text: title })),
      ]}
    />
  );
}
