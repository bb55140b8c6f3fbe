import { latePart } from "@westmarch/boardkit/later";
import { useWords } from "../i18n/index.ts";
import { useToken } from "../net/links.ts";
import type { WaitingPage } from "../play/waitingPage.ts";
import { BrokenLink } from "../ui/BrokenLink.tsx";
import { Busy, Page } from "../ui/index.ts";

const TablePage = latePart(async () => (await import("../play/TablePage.tsx")).TablePage);
const Watch = latePart(async () => (await import("../public-lobby/Watch.tsx")).Watch);

/** `/watch#TOKEN` is the table as a spectator sees it; without a token, what there is to watch. */
export function LookOn({ waitingPage }: { readonly waitingPage: WaitingPage }) {
  const { say } = useWords();
  const token = useToken();
  if (token) return <TablePage key={token} waiting={<Busy />} waitingPage={waitingPage} />;
  return (
    <Page broad headed={false} title={say("look.title")}>
      <BrokenLink />
      <Watch waiting={<Busy />} />
    </Page>
  );
}
