import { useTelling } from "../notifications/device.ts";
import { ButtonLink, Switch } from "../ui/index.ts";
import type { TournamentsSay } from "./words.ts";

interface RoundBellProps {
  readonly tournament: string;
  readonly say: TournamentsSay;
}

/** Whether this device is told that a round has begun, while its player is away. The bell of every page passes it on. */
export function RoundBell({ tournament, say }: RoundBellProps) {
  const { on, muted } = useTelling();
  if (!on)
    return (
      <ButtonLink href="/settings" variant="quiet">
        {say("bell.how")}
      </ButtonLink>
    );
  const turn = (wish: boolean) =>
    useTelling.setState({
      muted: wish ? muted.filter((one) => one !== tournament) : [...muted, tournament].slice(-200),
    });
  return <Switch label={say("bell")} on={!muted.includes(tournament)} onTurn={turn} />;
}
