import { Link } from "wouter";
import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { HeaderIcon } from "../ui/header/HeaderIcon.tsx";
import { Menu } from "../ui/header/Menu.tsx";
import { OTHER_PAGES } from "../ui/header/others.ts";
import { useAccount } from "./account.ts";
import styles from "./mark.module.css";
import { Seal } from "./Seal.tsx";
import { useCalled } from "./useCalled.ts";
import { usePeopleWords } from "./words.ts";

/** The first game to which players bring decks. */
const decks = DOORS.find(({ deckPages }) => deckPages !== null);

/** In the header of every page: who is signed in, or the way to sign in, with the pages that belong to a person. */
export function PersonMark() {
  const { say } = useWords();
  const people = usePeopleWords();
  const on = useAccount((account) => account.on);
  const person = useAccount((account) => account.person);
  useCalled(people);
  if (!people) return null;
  const others = OTHER_PAGES.map((page) => ({ ...page, text: say(`nav.${page.id}`) }));
  const built = decks
    ? [{ id: "decks", href: `/decks/${decks.id}`, icon: "spell-book" as const, text: say("nav.decks") }]
    : [];
  if (person) {
    const own = { id: "person", href: "/person", icon: "key" as const, text: people("mine.page") };
    return (
      <span className={styles.mark} data-is="person">
        <Menu label={people("mine", { name: person.name })} groups={[[own, ...built], others]}>
          <Seal seal={person} />
          <span>{person.name}</span>
        </Menu>
      </span>
    );
  }
  return (
    <span className={styles.mark} data-is="guest">
      {on && (
        <Link href="/person">
          <HeaderIcon name="quill-ink" size={20} />
          {people("sign-in")}
        </Link>
      )}
      <Menu label={say("nav.more")} groups={[built, others]}>
        <HeaderIcon name="hamburger-menu" size={20} />
      </Menu>
    </span>
  );
}
