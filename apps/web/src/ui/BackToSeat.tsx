import { useKeptSeat } from "../device/keptSeat.ts";
import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "./Button.tsx";

/** The way back to the seat that is kept for a player who learns this game first; nothing where none is. */
export function BackToSeat() {
  const { say } = useWords();
  const seat = useKeptSeat((kept) => kept.seat);
  return (
    seat && (
      <p>
        <ButtonLink href={seat.address} variant="gold">
          {say("seat.back")}
        </ButtonLink>
      </p>
    )
  );
}
