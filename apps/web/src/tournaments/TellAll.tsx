import type { TournamentAct } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { Button, Field } from "../ui/index.ts";
import type { TournamentLeafProps } from "./leafProps.ts";
import styles from "./tournaments.module.css";

interface TellAllProps extends Pick<TournamentLeafProps, "now" | "say" | "busy"> {
  readonly act: (deed: TournamentAct) => void;
}

/** The organiser says a word to all: it stands on the tournament's page, and every page of its players tells it. */
export function TellAll({ now, say, busy, act }: TellAllProps) {
  const [text, write] = useState("");
  const tell = (event: FormEvent) => {
    event.preventDefault();
    act({ do: "tell", text: text.trim() });
    write("");
  };
  return (
    <form className={styles.tell} onSubmit={tell}>
      <Field
        label={say("tell")}
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
        <Button variant="quiet" disabled={busy} onClick={() => act({ do: "tell", text: "" })}>
          {say("tell.away")}
        </Button>
      )}
    </form>
  );
}
