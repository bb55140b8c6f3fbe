import type { PersonTold } from "@westmarch/protocol";
import { useWords } from "../i18n/index.ts";
import { Switch } from "../ui/index.ts";
import { changeMe, failureIn } from "./api.ts";
import type { PeopleSay } from "./words.ts";

interface PrivacySwitchesProps {
  readonly told: PersonTold;
  readonly say: PeopleSay;
  readonly onTold: (told: PersonTold) => void;
  /** What kept a switch from being turned; null: nothing does any more. */
  readonly onTrouble: (trouble: string | null) => void;
}

/** What others may see of a person, and how invitations come. */
export function PrivacySwitches({ told, say, onTold, onTrouble }: PrivacySwitchesProps) {
  const { say: shell } = useWords();
  const { person, mails } = told;
  if (!person) return null;
  const turn = async (wish: Parameters<typeof changeMe>[0]) => {
    const answer = await changeMe(wish);
    onTrouble(answer.ok ? null : failureIn(answer, say, shell));
    if (answer.ok) onTold(answer.value);
  };
  return (
    <>
      <Switch
        label={say("shows-games")}
        about={say("shows-games.about")}
        on={person.showsGames}
        onTurn={(showsGames) => void turn({ showsGames })}
      />
      <Switch
        label={say("gives-puzzles")}
        about={say("gives-puzzles.about")}
        on={person.givesPuzzles}
        onTurn={(givesPuzzles) => void turn({ givesPuzzles })}
      />
      {mails && person.mail && (
        <Switch
          label={say("mails-invitations")}
          about={say("mails-invitations.about")}
          on={person.mailsInvitations}
          onTurn={(mailsInvitations) => void turn({ mailsInvitations })}
        />
      )}
    </>
  );
}
