import type { RenewLink as Wish } from "@westmarch/protocol";
import { useState } from "react";
import { failureKey, renewLink, revokeLink } from "../net/api.ts";
import { useSay } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";

export interface RenewLinkProps {
  readonly wish: Wish;
  /** There is a link that could be revoked. */
  readonly there?: boolean;
  /** Hears the token of the new link; the table itself hears of those that it shows. */
  readonly onRenewed?: (token: string) => void;
}

/** Puts a new link in the place of one that may have come into wrong hands, or nothing. */
export function RenewLink({ wish, there = true, onRenewed }: RenewLinkProps) {
  const say = useSay();
  const [busy, setBusy] = useState(false);
  const [told, setTold] = useState("");
  const renew = async () => {
    setBusy(true);
    const answer = await renewLink(wish);
    setBusy(false);
    setTold(say(answer.ok ? "table.links.renewed" : failureKey(answer)));
    if (answer.ok) onRenewed?.(answer.value.token);
  };
  const revoke = async () => {
    setBusy(true);
    const answer = await revokeLink(wish);
    setBusy(false);
    setTold(say(answer.ok ? "table.links.revoked" : failureKey(answer)));
  };
  return (
    <>
      <Button variant="quiet" disabled={busy} onClick={() => void renew()}>
        {say("table.links.renew")}
      </Button>
      {there && wish.kind !== "seat" && (
        <Button variant="quiet" disabled={busy} onClick={() => void revoke()}>
          {say("table.links.revoke")}
        </Button>
      )}
      <span role="status">{told}</span>
    </>
  );
}
