import { latePart } from "@westmarch/boardkit/later";
import { doorOf } from "../games/doors.ts";
import { Reload, Unloaded } from "../table/text/Laying.tsx";
import { useSay } from "../table/text/words.tsx";
import { Busy, ButtonLink } from "../ui/index.ts";

const Lost = latePart(async () => (await import("../ui/Lost.tsx")).Lost);

const ToTournament = latePart(async () => (await import("../tournaments/ToTournament.tsx")).ToTournament);

const WhyNone = latePart(async () => (await import("../access/WhyNone.tsx")).WhyNone);

/** What a page without a table says. */
export function NoTable({ failed, game }: { failed?: Error; game?: string | undefined }) {
  const say = useSay();
  const own = (variant: "gold" | "quiet") => (
    <ButtonLink href="/tables?own" variant={variant}>
      {say("table.none.tables")}
    </ButtonLink>
  );
  const about = say("table.none.about");
  return (
    <Lost
      waiting={<Busy />}
      title={say(failed ? "table.unloadable" : "table.none")}
      about={failed ? <Unloaded error={failed} /> : <WhyNone waiting={about} otherwise={about} />}
      isAlarm={failed !== undefined}
      door={game === undefined ? undefined : doorOf(game)?.art}
      pastes={failed === undefined}
      gold={failed ? <Reload /> : <ToTournament waiting={own("gold")} instead={own} />}
    >
      {failed && own("quiet")}
      <ButtonLink href="/" variant="quiet">
        {say("tables.doors")}
      </ButtonLink>
    </Lost>
  );
}
