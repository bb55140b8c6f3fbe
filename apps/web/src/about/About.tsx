import type { GameId } from "../games.ts";
import { Page } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import styles from "./about.module.css";

interface Maker {
  readonly id: GameId;
  /** As printed on the box. */
  readonly game: string;
  /** Names of people, or null where the box names only the house. */
  readonly designers: string | null;
  readonly publisher: string;
}

const MAKERS: readonly Maker[] = [
  {
    id: "confrontation",
    game: "Lord of the Rings: The Confrontation",
    designers: "Reiner Knizia",
    publisher: "Kosmos, Fantasy Flight Games, 2002",
  },
  {
    id: "war-of-the-ring",
    game: "War of the Ring, Second Edition",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2011",
  },
  {
    id: "five-armies",
    game: "The Battle of Five Armies",
    designers: "Roberto Di Meglio, Marco Maggi, Francesco Nepitello",
    publisher: "Ares Games, 2014",
  },
  {
    id: "trading-card-game",
    game: "The Lord of the Rings Trading Card Game",
    designers: null,
    publisher: "Decipher, 2001",
  },
  {
    id: "duel",
    game: "The Lord of the Rings: Duel for Middle-earth",
    designers: "Antoine Bauza, Bruno Cathala",
    publisher: "Repos Production, 2024",
  },
];

/** `/about`: what this is, what it is not, and whom it thanks. */
export function About() {
  const { say } = useWords();
  return (
    <Page title={say("about.title")} subtitle={say("about.what")}>
      <div className={styles.words}>
        <h2>{say("unofficial.title")}</h2>
        <p>{say("unofficial.long")}</p>
        <h2>{say("about.games")}</h2>
        <dl className={styles.makers}>
          {MAKERS.map(({ id, game, designers, publisher }) => (
            <div key={id}>
              <dt>
                {say(`door.${id}.title`)} <cite lang="en">{game}</cite>
              </dt>
              <dd>{say("about.by", { designers: designers ?? say("about.decipher"), publisher })}</dd>
            </div>
          ))}
        </dl>
        <h2>{say("about.licences")}</h2>
        <p>{say("about.code")}</p>
        <p>
          {say("about.icons")}{" "}
          <a href="https://game-icons.net/about.html" rel="noreferrer external">
            {say("about.icons.link")}
          </a>{" "}
          (
          <a href="https://creativecommons.org/licenses/by/3.0/" rel="noreferrer external">
            CC BY 3.0
          </a>
          )
        </p>
        <p>{say("about.fonts")}</p>
        <p>{say("about.tools")}</p>
        <h2>{say("about.privacy")}</h2>
        <p>{say("about.privacy.words")}</p>
      </div>
    </Page>
  );
}
