import type { Seat } from "@westmarch/kernel";
import { type FormEvent, useState } from "react";
import type { TableModel } from "../table/connection/model.ts";
import { otherPeople } from "../table/text/people.ts";
import { Button, Field } from "../ui/index.ts";
import styles from "./admin.module.css";
import { report } from "./api.ts";
import { type AdminSay, useAdminWords } from "./words.ts";

/** The way to tell the host that a player at one's table behaves badly. */
export function Reporting({ model, token }: { readonly model: TableModel; readonly token: string }) {
  const say = useAdminWords();
  if (!say) return null;
  return otherPeople(model).map(({ seat, player }) => (
    <OfOne
      key={seat}
      seat={seat}
      name={player?.kind === "person" ? player.name : ""}
      token={token}
      say={say}
    />
  ));
}

interface OfOneProps {
  readonly seat: Seat;
  readonly name: string;
  readonly token: string;
  readonly say: AdminSay;
}

function OfOne({ seat, name, token, say }: OfOneProps) {
  const [about, setAbout] = useState("");
  const [told, setTold] = useState("");
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await report({ token, seat, about: about.trim() });
    setTold(say(answer.ok ? "report.sent" : "report.failed"));
    if (answer.ok) setAbout("");
  };
  return (
    <details className={styles.reporting}>
      <summary>{say("report", { name })}</summary>
      <form onSubmit={send} className={styles.form}>
        <p>{say("report.about", { name })}</p>
        <Field
          label={say("report.words")}
          value={about}
          maxLength={500}
          required
          onChange={({ target }) => setAbout(target.value)}
        />
        <Button type="submit">{say("report.send")}</Button>
        <p role="status">{told}</p>
      </form>
    </details>
  );
}
