import type { Seat } from "@westmarch/kernel";
import type { Offer } from "@westmarch/protocol";
import { Button } from "../ui/index.ts";
import type { TableModel } from "./model.ts";
import { Question } from "./Notices.tsx";
import { asked } from "./people.ts";
import { useSay } from "./words.tsx";

export interface OffersProps {
  readonly model: TableModel;
  readonly names: readonly string[];
  readonly seat: Seat;
  readonly onAnswer: (what: Offer["what"], seat: Seat, accept: boolean) => void;
}

/** What has been proposed and waits for consent: one's own to be waited for, others' to be answered. */
export function Offers({ model, names, seat, onAnswer }: OffersProps) {
  const say = useSay();
  return model.now.offers.map(({ what, by, agreed, replacing }) => {
    const mine = asked(model, { agreed }).filter((own) => own !== by);
    const answering = mine.includes(seat) ? seat : mine[0];
    const name = names[by] ?? "";
    const whom = names[replacing?.of ?? -1] ?? "";
    const to = replacing?.to ?? "person";
    const key = answering === undefined ? "waits" : "asks";
    return (
      <Question key={what} text={say(`table.offer.${what}.${key}`, { name, whom, to })}>
        {answering !== undefined && (
          <>
            <Button onClick={() => onAnswer(what, answering, true)}>{say("table.offer.accept")}</Button>
            <Button variant="quiet" onClick={() => onAnswer(what, answering, false)}>
              {say("table.offer.decline")}
            </Button>
          </>
        )}
      </Question>
    );
  });
}

/** Beyond what may be taken back freely, the others are asked. */
export function AskBack({
  names,
  onAsk,
  onClose,
}: {
  names: string;
  onAsk: () => void;
  onClose: () => void;
}) {
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
