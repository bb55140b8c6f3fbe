import type { Say } from "@westmarch/boardkit";
import { latePart } from "@westmarch/boardkit/later";
import { useLocation } from "wouter";
import { useDevice } from "../device/index.ts";
import { tableAddress } from "../net/links.ts";
import type { TableModel } from "../table/connection/model.ts";
import { Part } from "../table/drawers/Part.tsx";
import { useSay } from "../table/text/words.tsx";
import { RenewLink } from "./RenewLink.tsx";
import { Copyable, Handing, linkTo } from "./Share.tsx";

const SharePart = latePart(async () => (await import("../sharing/SharePart.tsx")).SharePart);
const ListedPart = latePart(async () => (await import("../public-lobby/Listing.tsx")).ListedPart);

interface LinksProps {
  readonly model: TableModel;
  readonly gameSay: Say;
  readonly token: string;
  /** The links of free seats stand on the page already: here they are only made anew and revoked. */
  readonly shown?: boolean;
}

/** The links of a table that may be handed on, or made anew. */
export function Links({ model, gameSay, token, shown = false }: LinksProps) {
  const say = useSay();
  const [, navigate] = useLocation();
  const { game, links, replay } = model;
  if (!links && !replay) return null;
  // A seat whose invitation was revoked can be given a new one.
  const open = model.seats.flatMap(({ seat, player, vacant, role }) => {
    const known = links?.invitations.find((one) => one.seat === seat)?.token ?? null;
    return vacant || (!player && model.opener) ? [{ seat, token: known, role: gameSay(`seat.${role}`) }] : [];
  });
  const moveTo = (fresh: string) => {
    const { forget, remember } = useDevice.getState();
    forget(token);
    remember({ token: fresh, table: model.table, game: model.game, at: Date.now() });
    navigate(tableAddress(model.table, fresh), { replace: true });
  };
  return (
    <Part title={say("table.links")}>
      {links && !model.now.result && (
        <ListedPart token={token} opener={model.opener} free={open.length > 0} />
      )}
      {open.map(({ seat, token: known, role }) => (
        <div key={seat}>
          <p>{say("table.share.link", { role })}</p>
          {known && !shown && <Handing game={game} role={role} token={known} />}
          <RenewLink wish={{ token, kind: "invitation", seat }} there={known !== null} />
        </div>
      ))}
      {links && (
        <div>
          <p>{say("table.links.watch")}</p>
          {links.spectator && (
            <Copyable text={linkTo("watch", game, links.spectator)} label={say("table.links.watch")} />
          )}
          <RenewLink wish={{ token, kind: "spectator" }} there={links.spectator !== null} />
        </div>
      )}
      {links && (
        <div>
          <p>{say("table.links.own")}</p>
          <RenewLink wish={{ token, kind: "seat" }} onRenewed={moveTo} />
        </div>
      )}
      {(replay || (links && model.now.result)) && (
        <div>
          <p>{say("table.links.replay")}</p>
          {replay && <Copyable text={linkTo("replay", game, replay)} label={say("table.links.replay")} />}
          {replay && (
            <SharePart link={false} path={`replay/${game}#${replay}`} title={gameSay("game.title")} />
          )}
          {links && <RenewLink wish={{ token, kind: "replay" }} there={replay !== null} />}
        </div>
      )}
    </Part>
  );
}
