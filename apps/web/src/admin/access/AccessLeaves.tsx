import { type AdminYou, mayDo } from "@westmarch/protocol/roles";
import { useAccessWords } from "../../access/words.ts";
import { Trouble } from "../../ui/Trouble.tsx";
import { AskingLeaf } from "./AskingLeaf.tsx";
import { InvitationsLeaf } from "./InvitationsLeaf.tsx";
import { RulesLeaf } from "./RulesLeaf.tsx";
import { useHostAccess } from "./useHostAccess.ts";

/** The leaves about who may come in: the rules, those who ask, and the invitations. */
export function AccessLeaves({ you }: { readonly you: AdminYou }) {
  const say = useAccessWords();
  const { now, act, failed } = useHostAccess();
  if (!say || !now) return null;
  return (
    <>
      {mayDo(you.role, "access") && <RulesLeaf now={now} say={say} act={act} />}
      <AskingLeaf asking={now.asking} say={say} act={act} />
      <InvitationsLeaf invitations={now.invitations} say={say} act={act} />
      <Trouble told={failed ? say("failed") : null} />
    </>
  );
}
