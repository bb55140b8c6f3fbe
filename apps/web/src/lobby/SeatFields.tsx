import { LEVELS } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { scoreAgainst } from "../practice/bouts.ts";
import { Icon, type IconName, Picks } from "../ui/index.ts";
import { GUESTS, HOWS, type How } from "./plan.ts";
import type { NewTableProps } from "./useNewTable.ts";

const HOW_ICONS: Readonly<Record<How, IconName>> = { computer: "hearth", friend: "quill", screen: "candle" };

/** Against the computer, with a friend, or on one screen; nothing where more than two play. */
export function HowField({ table: { choices, choose, seats } }: NewTableProps) {
  const { say } = useWords();
  if (seats.many) return null;
  return (
    <Picks
      wide
      legend={say("new.how")}
      picked={choices.how}
      onPick={(how) => choose({ how })}
      picks={HOWS.map((id) => ({
        id,
        text: say(`new.${id}`),
        about: say(`new.${id}.about`),
        icon: <Icon name={HOW_ICONS[id]} size={28} />,
      }))}
    />
  );
}

/** Which side is one's own, who sits on the others, and how strong computers are. */
export function SeatFields({ table }: NewTableProps) {
  const { choices, seats } = table;
  const { many, seated, guests } = seats;
  const hasComputer = many
    ? guests.some((guest, seat) => seat !== seated && guest === "computer")
    : choices.how === "computer";
  return (
    <>
      {(many || choices.how !== "screen") && <SideField table={table} />}
      {many && <GuestFields table={table} />}
      {hasComputer && <LevelField table={table} />}
    </>
  );
}

function SideField({ table: { game, choices, choose, seats } }: NewTableProps) {
  const { say } = useWords();
  const { roles, role, many, seated } = seats;
  return (
    <Picks
      wide
      legend={say("new.side")}
      picked={many ? String(seated) : choices.side}
      onPick={(side) => choose({ side })}
      picks={[
        ...roles.map((name, seat) => ({
          id: String(seat),
          text: role(seat),
          about: game.say(`seat.${name}.about`),
        })),
        ...(many ? [] : [{ id: "chance", text: say("new.chance"), icon: <Icon name="dice" size={28} /> }]),
      ]}
    />
  );
}

function GuestFields({ table: { choices, choose, seats } }: NewTableProps) {
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

function LevelField({ table: { id, choices, choose, bouts } }: NewTableProps) {
  const { say } = useWords();
  const fared = (level: Level): string => {
    const score = scoreAgainst(bouts, id, level);
    return score.games > 0 ? say("level.fared", { ...score }) : "";
  };
  return (
    <Picks
      wide
      legend={say("new.level")}
      picked={choices.level}
      onPick={(level) => choose({ level })}
      picks={LEVELS.map((level) => ({
        id: level,
        text: say(`level.${level}`),
        about: [say(`level.${level}.about`), fared(level)].filter(Boolean).join(" "),
      }))}
    />
  );
}
