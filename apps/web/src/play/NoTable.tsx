import { DoorAbove, Doors } from "../games/Doors.tsx";
import styles from "../table/board/Stage.module.css";
import { Reload, Unloaded } from "../table/text/Laying.tsx";
import { useSay } from "../table/text/words.tsx";
import { ButtonLink, Notice, TopBar } from "../ui/index.ts";

/** What a page without a table says. */
export function NoTable({ failed, game }: { failed?: Error; game?: string | undefined }) {
  const say = useSay();
  const title = say(failed ? "table.unloadable" : "table.none");
  return (
    <>
      <TopBar title={title} />
      <main id="main" tabIndex={-1} className={styles.message}>
        <DoorAbove game={game ?? null} />
        <Notice
          title={title}
          actions={
            <>
              {failed && <Reload />}
              <ButtonLink href="/tables" variant={failed ? "plain" : "gold"}>
                {say("table.none.tables")}
              </ButtonLink>
            </>
          }
        >
          {failed ? <Unloaded error={failed} /> : <p>{say("table.none.about")}</p>}
        </Notice>
        {game === undefined && <Doors />}
      </main>
    </>
  );
}
