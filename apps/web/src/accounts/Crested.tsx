import type { PersonSeal } from "@westmarch/protocol";
import type { ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import { unseen } from "../ui/index.ts";
import { Facts } from "./Leaf.tsx";
import styles from "./people.module.css";
import { Crest } from "./Seal.tsx";
import type { PeopleSay } from "./words.ts";

interface CrestedProps {
  readonly person: PersonSeal & { readonly about: string; readonly madeAt: number };
  readonly facts: readonly string[];
  readonly say: PeopleSay;
  readonly children?: ReactNode;
}

/** Who a person is: crest, name, what they say of themselves, and facts. */
export function Crested({ person, facts, say, children }: CrestedProps) {
  const { language } = useWords();
  const since = new Intl.DateTimeFormat(language, { dateStyle: "medium" }).format(person.madeAt);
  return (
    <div className={styles.who}>
      <Crest seal={person} words={say("since", { date: since })} />
      <h1 className={styles.name}>{person.name}</h1>
      <p className={unseen}>{say("since", { date: since })}</p>
      {person.about && <p className={styles.about}>{person.about}</p>}
      {facts.length > 0 && <Facts facts={facts} />}
      {children}
    </div>
  );
}
