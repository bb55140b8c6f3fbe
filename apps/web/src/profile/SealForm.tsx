import type { PersonTold } from "@westmarch/protocol";
import { SEAL_CHARGES, SEAL_COLOURS } from "@westmarch/protocol/seals";
import { type FormEvent, useState } from "react";
import { changeMe, failureIn } from "../accounts/api.ts";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import type { PeopleSay } from "../accounts/words.ts";
import { useWords } from "../i18n/index.ts";
import { announce, Button, Field, Picks } from "../ui/index.ts";
import { Trouble } from "../ui/Trouble.tsx";

interface SealFormProps {
  readonly person: NonNullable<PersonTold["person"]>;
  readonly say: PeopleSay;
  readonly onTold: (told: PersonTold) => void;
}

/** How one is called and sealed, and what one says of oneself. */
export function SealForm({ person, say, onTold }: SealFormProps) {
  const { say: shell } = useWords();
  const [name, setName] = useState(person.name);
  const [about, setAbout] = useState(person.about);
  const [colour, setColour] = useState(person.colour);
  const [charge, setCharge] = useState(person.charge);
  const [trouble, setTrouble] = useState<string | null>(null);
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await changeMe({ name: name.trim(), about: about.trim(), colour, charge });
    if (!answer.ok) return setTrouble(failureIn(answer, say, shell));
    setTrouble(null);
    onTold(answer.value);
    announce(say("saved"));
  };
  return (
    <details className={styles.change}>
      <summary>{say("change")}</summary>
      <form onSubmit={(event) => void save(event)}>
        <Field
          label={say("name")}
          help={say("name.about")}
          value={name}
          required
          maxLength={24}
          autoComplete="nickname"
          onChange={({ target }) => setName(target.value)}
        />
        <Field
          label={say("about")}
          value={about}
          maxLength={140}
          onChange={({ target }) => setAbout(target.value)}
        />
        <Picks
          legend={say("colour")}
          picked={colour}
          onPick={setColour}
          picks={SEAL_COLOURS.map((id) => ({
            id,
            text: say(`colour.${id}`),
            icon: <Seal seal={{ colour: id, charge }} size={22} />,
          }))}
        />
        <Picks
          legend={say("charge")}
          picked={charge}
          onPick={setCharge}
          picks={SEAL_CHARGES.map((id) => ({
            id,
            text: say(`charge.${id}`),
            icon: <Seal seal={{ colour, charge: id }} size={22} />,
          }))}
        />
        <Trouble told={trouble} />
        <Button type="submit">{say("save")}</Button>
      </form>
    </details>
  );
}
