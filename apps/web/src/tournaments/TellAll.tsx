import { type FormEvent, useState } from "react";
import { Leaf } from "../accounts/Leaf.tsx";
import { Button, ButtonLink, Field } from "../ui/index.ts";
import { actOn } from "./api.ts";
import { addressOfTournament, Handed } from "./InviteLeaf.tsx";
import invite from "./invite.module.css";
import type { TournamentLeafProps } from "./leafProps.ts";
import styles from "./tournaments.module.css";

/** The organiser says a word to all, which every page of a player tells; and once it has begun, the link, the poster and the wall. */
export function TellAll(props: TournamentLeafProps) {
  const { now, say } = props;
  return (
    <Leaf id="tell" title={say("tell")}>
      {now.state !== "over" && <Word {...props} />}
      {now.round > 0 && (
        <div className={styles.round}>
          <ul className={invite.ways}>
            <li>
              <ButtonLink variant="quiet" href={`/tournament/${now.id}/wall`}>
                {say("invite.wall")}
              </ButtonLink>
            </li>
            <li>
              <ButtonLink variant="quiet" href={`/tournament/${now.id}/poster`}>
                {say("invite.poster")}
              </ButtonLink>
            </li>
          </ul>
          <details className={styles.ties}>
            <summary>{say("invite.link")}</summary>
            <Handed link={addressOfTournament(now.id)} say={say} />
          </details>
        </div>
      )}
    </Leaf>
  );
}

/** The word itself: it is written, or taken away. */
function Word({ now, say, busy, does }: TournamentLeafProps) {
  const [text, write] = useState("");
  const tell = async (event: FormEvent) => {
    event.preventDefault();
    if (await does(actOn(now.id, { do: "tell", text: text.trim() }))) write("");
  };
  return (
    <form className={styles.tell} onSubmit={(event) => void tell(event)}>
      <Field
        label={say("tell.word")}
        help={say("tell.about")}
        value={text}
        maxLength={200}
        required
        autoComplete="off"
        onChange={({ target }) => write(target.value)}
      />
      <Button type="submit" disabled={busy || text.trim() === ""}>
        {say("tell.do")}
      </Button>
      {now.told && (
        <Button
          variant="quiet"
          disabled={busy}
          onClick={() => void does(actOn(now.id, { do: "tell", text: "" }))}
        >
          {say("tell.away")}
        </Button>
      )}
    </form>
  );
}
