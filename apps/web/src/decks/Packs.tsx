import { saveAs } from "../device/saveAs.ts";
import { doorOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { useWords } from "../i18n/index.ts";
import { ShelfPage } from "./ShelfPage.tsx";

interface PacksProps {
  readonly game: string;
  readonly pack: string | null;
}

/** `/packs/GAME` and `/packs/GAME/PACK`: the data packs of a game whose components are data. */
export function Packs({ game, pack }: PacksProps) {
  const { say } = useWords();
  const door = doorOf(game);
  if (!door?.packPages) return <NotOpen game={game} />;
  return (
    <ShelfPage
      kind="pack"
      door={door}
      on={door.packPages}
      isShelf={pack === null}
      heading={say("packs.title")}
      failed={say("packs.failed")}
      title={(pages, told) => pages.title({ ...told, pack })}
    >
      {(pages, props) => <pages.Page key={pack} {...props} pack={pack} saveAs={saveAs} />}
    </ShelfPage>
  );
}
