import type { InvitationNow } from "@westmarch/protocol";
import { Scene } from "../../arrival/Scene.tsx";
import type { ArrivalSay } from "../../arrival/words.ts";
import { doorOf } from "../../games/doors.ts";
import { useWords } from "../../i18n/index.ts";
import { buttonClasses } from "../../ui/Button.tsx";
import { ButtonLink, Notice, Slip } from "../../ui/index.ts";
import { PasteLink } from "../../ui/PasteLink.tsx";
import { Languages } from "./Languages.tsx";
import { LookOn } from "./LookOn.tsx";

interface ClosedProps {
  readonly now: InvitationNow;
  readonly words: ArrivalSay;
}

/** An invitation that opens no seat any more: the door half shut, why, and what can be done. */
export function Closed({ now, words }: ClosedProps) {
  const { say } = useWords();
  const { state, game, table, watch } = now;
  const host = now.host ?? words("somebody");
  const door = doorOf(game);
  const title =
    state === "over" ? words("over.title") : words(`${state === "taken" ? "taken" : "renewed"}.title`);
  const about = state === "over" ? words("over") : words(state === "taken" ? "taken" : "renewed", { host });
  return (
    <Scene
      title={title}
      subtitle={door ? say(`door.${door.id}.title`) : null}
      game={game}
      shut
      foot={<Languages />}
    >
      <Notice
        tone="danger"
        actions={
          <>
            {watch && table ? (
              <LookOn table={table} className={buttonClasses("gold")}>
                {words("join.look.on")}
              </LookOn>
            ) : (
              <ButtonLink href={`/new/${game}`} variant="gold">
                {words("own")}
              </ButtonLink>
            )}
            <ButtonLink href="/tables">{say("nav.tables")}</ButtonLink>
          </>
        }
      >
        <p>{about}</p>
      </Notice>
      {state === "renewed" && (
        <Slip>
          <PasteLink />
        </Slip>
      )}
    </Scene>
  );
}
