import { Link } from "wouter";
import { Icon } from "../ui/Icon.tsx";
import { useAccount } from "./account.ts";
import styles from "./mark.module.css";
import { Seal } from "./Seal.tsx";
import { usePeopleWords } from "./words.ts";

/** In the bar of every page: who is signed in, or the way to sign in; nothing where there are no accounts. */
export const PersonMark = () => useAccount(({ on }) => on) && <Mark />;

function Mark() {
  const say = usePeopleWords();
  const person = useAccount((account) => account.person);
  if (!say) return null;
  return (
    <Link
      href="/person"
      className={styles.mark}
      aria-label={person ? say("mine", { name: person.name }) : undefined}
    >
      {person ? (
        <Seal seal={person} />
      ) : (
        <i className={styles.quill}>
          <Icon name="quill" size={20} />
        </i>
      )}
      <span data-words={person ? "name" : "way"}>{person?.name ?? say("sign-in")}</span>
    </Link>
  );
}
