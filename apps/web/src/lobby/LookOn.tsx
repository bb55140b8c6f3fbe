import { latePart } from "@westmarch/boardkit/later";
import { useWords } from "../i18n/index.ts";
import { useToken } from "../net/links.ts";
import type { WaitingPage } from "../play/waitingPage.ts";
import { BrokenLink } from "../ui/BrokenLink.tsx";
import { Busy, ButtonLink, Page, Slip } from "../ui/index.ts";
import { PasteLink } from "../ui/PasteLink.tsx";
import styles from "./lobby.module.css";

const TablePage = latePart(async () => (await import("../play/TablePage.tsx")).TablePage);

/** `/watch#TOKEN` is the table as an onlooker sees it; without a token, a place to paste one. */
export function LookOn({ waitingPage }: { readonly waitingPage: WaitingPage }) {
  const { say } = useWords();
  const token = useToken();
  if (token) return <TablePage key={token} waiting={<Busy />} waitingPage={waitingPage} />;
  return (
    <Page title={say("look.title")} subtitle={say("look.about")}>
      <BrokenLink />
      <Slip className={styles.below}>
        <PasteLink title={say("look.link")} go={say("look.go")} />
      </Slip>
      <p className={styles.first}>
        <span>{say("look.file")}</span>
        <ButtonLink variant="quiet" href="/replay">
          {say("look.replay")}
        </ButtonLink>
      </p>
    </Page>
  );
}
