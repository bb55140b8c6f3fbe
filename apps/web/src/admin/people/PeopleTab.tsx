import { type AdminYou, mayDo } from "@westmarch/protocol/roles";
import { AccessLeaves } from "../access/AccessLeaves.tsx";
import { CasesLeaf } from "../cases/CasesLeaf.tsx";
import type { DeskSay } from "../deskWords.ts";
import { PeopleLeaf } from "./PeopleLeaf.tsx";
import styles from "./people.module.css";

interface PeopleTabProps {
  readonly you: AdminYou;
  /** People have accounts here. */
  readonly accounts: boolean;
  readonly say: DeskSay;
  readonly onCounts: (counts: { readonly all: number; readonly today: number }) => void;
}

/** Accounts at the left, and at the right what they have to do with: who may come in, and cases. */
export const PeopleTab = ({ you, accounts, say, onCounts }: PeopleTabProps) => (
  <div className={styles.tab} data-alone={!accounts}>
    {accounts && <PeopleLeaf you={you} say={say} onCounts={onCounts} />}
    <div className={styles.side}>
      {mayDo(you.role, "admit") && <AccessLeaves you={you} />}
      {mayDo(you.role, "cases") && <CasesLeaf you={you} say={say} />}
    </div>
  </div>
);
