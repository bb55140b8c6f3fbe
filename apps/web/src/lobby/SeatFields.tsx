import { useWords } from "../i18n/index.ts";
import { Picks } from "../ui/index.ts";
import { GUESTS } from "./plan.ts";
import type { NewTableProps } from "./useNewTable.ts";

/** Which seat is one's own. */
export function SeatField({ table: { game, choices, choose, seats } }: NewTableProps) {
  const { say } = useWords();
  const { roles, role, many, seated } = seats;
  return (
    <Picks
      wide={many}
      legend={say("new.side")}
      picked={many ? String(seated) : choices.side}
      onPick={(side) => choose({ side })}
      picks={[
        ...roles.map((name, seat) => ({
          id: String(seat),
          text: role(seat),
          ...(many && { about: game.say(`seat.${name}.about`) }),
        })),
        ...(many ? [] : [{ id: "chance", text: say("new.chance") }]),
      ]}
    />
  );
}

/** Who sits on each of the other seats: a computer, a friend by link, or somebody at this screen. */
export function GuestFields({ table: { choices, choose, seats } }: NewTableProps) {
  const { say } = useWords();
  const { roles, role, seated, guests } = seats;
  return roles.map(
    (name, seat) =>
      seat !== seated && (
        <Picks
          key={name}
          legend={say("new.name.first", { role: role(seat) })}
          picked={guests[seat] ?? "computer"}
          onPick={(guest) => choose({ company: { ...choices.company, guests: guests.with(seat, guest) } })}
          picks={GUESTS.map((guest) => ({ id: guest, text: say(`new.guest.${guest}`) }))}
        />
      ),
  );
}
