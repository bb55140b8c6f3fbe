import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { behind, doorOf } from "./doors.ts";

/** Where a page of a game would be, for a game that is not open yet or not known. */
export function NotOpen({ game }: { readonly game: string }) {
  const { say } = useWords();
  const door = doorOf(game);
  const doors = (variant: "gold" | "quiet") => (
    <ButtonLink href="/" variant={variant}>
      {say("tables.doors")}
    </ButtonLink>
  );
  return door ? (
    <Lost
      title={say("closed.title")}
      about={say(`door.${door.id}.title`)}
      door={door.art}
      pastes={false}
      gold={
        <ButtonLink href={behind(door)} variant="gold">
          {say("closed.what")}
        </ButtonLink>
      }
    >
      {doors("quiet")}
    </Lost>
  ) : (
    <Lost title={say("game.unknown")} about={say("missing.about")} gold={doors("gold")} />
  );
}
