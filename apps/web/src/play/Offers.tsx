import { Question } from "../table/board/Notices.tsx";
import type { Table } from "../table/connection/table.ts";
import { asked } from "../table/text/people.ts";
import { useSay } from "../table/text/words.tsx";
import { Button } from "../ui/index.ts";
import { useOfferWords } from "./offerWords.ts";

export interface OffersProps {
  readonly table: Table;
  readonly names: readonly string[];
  /** The player would take back what only the others can allow: their names, empty for computers alone; null: not so. */
  readonly back: string | null;
  readonly onClose: () => void;
}

/** What has been proposed and waits for consent: one's own to be waited for, others' to be answered; and what is about to be. */
export function Offers({ table, names, back, onClose }: OffersProps) {
  const say = useOfferWords();
  const { model, answer } = table;
  const { seat } = table.seating;
  if (!model || !say) return null;
  const offers = seat === null ? [] : model.now.offers;
  return (
    <>
      {back !== null && <AskBack names={back} onAsk={() => table.offer("take-back")} onClose={onClose} />}
      {offers.map(({ what, by, agreed, replacing }) => {
        const mine = asked(model, { agreed }).filter((own) => own !== by);
        const answering = seat !== null && mine.includes(seat) ? seat : mine[0];
        const name = names[by] ?? "";
        const whom = names[replacing?.of ?? -1] ?? "";
        const to = replacing?.to ?? "person";
        const key = answering === undefined ? "waits" : "asks";
        return (
          <Question key={what} text={say(`offer.${what}.${key}`, { name, whom, to })}>
            {answering !== undefined && (
              <>
                <Button onClick={() => answer({ what, seat: answering, accept: true })}>
                  {say("offer.accept")}
                </Button>
                <Button variant="quiet" onClick={() => answer({ what, seat: answering, accept: false })}>
                  {say("offer.decline")}
                </Button>
              </>
            )}
          </Question>
        );
      })}
    </>
  );
}

interface AskBackProps {
  readonly names: string;
  readonly onAsk: () => void;
  readonly onClose: () => void;
}

/** Beyond what may be taken back freely, the others are asked. */
function AskBack({ names, onAsk, onClose }: AskBackProps) {
  const say = useSay();
  return (
    <Question text={say("table.undo.ask", { names: names || "none" })}>
      <Button
        onClick={() => {
          onClose();
          onAsk();
        }}
      >
        {say(names ? "table.undo.ask.yes" : "table.undo.ask.do")}
      </Button>
      <Button variant="quiet" onClick={onClose}>
        {say("table.never-mind")}
      </Button>
    </Question>
  );
}
