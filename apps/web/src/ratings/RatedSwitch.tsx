import { useAccount } from "../accounts/account.ts";
import { Switch } from "../ui/index.ts";
import { useRatingsWords } from "./words.ts";

interface RatedSwitchProps {
  readonly on: boolean;
  readonly onTurn: (on: boolean) => void;
}

/** Whether a game shall count; nothing for guests, whose games never do. */
export function RatedSwitch({ on, onTurn }: RatedSwitchProps) {
  const say = useRatingsWords();
  const isSignedIn = useAccount(({ person }) => person !== null);
  if (!say || !isSignedIn) return null;
  return <Switch label={say("rated")} about={say("rated.about")} on={on} onTurn={onTurn} />;
}
