import { DOORS } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { Busy, Page, Slip } from "../ui/index.ts";
import styles from "./about.module.css";
import { Keeps } from "./Keeps.tsx";
import { useAboutWords } from "./words.ts";

const books = new URL("../drawn/sight-books.svg", import.meta.url).href;

/** `/about`: what this is, what it is not, and whom it thanks. */
export function About() {
  const { say: shell } = useWords();
  const say = useAboutWords();
  if (!say) return <Busy />;
  return (
    <Page broad title={say("about.title")} subtitle={say("about.what")} sight={books}>
      <div className={styles.leaves}>
        <Slip className={styles.words}>
          <h2>{shell("unofficial.title")}</h2>
          <p>{say("unofficial.long")}</p>
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
        </Slip>
        <Slip className={styles.words}>
          <h2>{say("about.games")}</h2>
          <dl className={styles.makers}>
            {DOORS.map(({ id, makers: { title, designers, publisher } }) => (
              <div key={id}>
                <dt>
                  {shell(`door.${id}.title`)} <cite lang="en">{title}</cite>
                </dt>
                <dd>{say("about.by", { designers: designers ?? say("about.decipher"), publisher })}</dd>
              </div>
            ))}
          </dl>
        </Slip>
        <Slip id="kept" className={styles.words}>
          <h2>{say("about.privacy")}</h2>
          <Keeps />
        </Slip>
      </div>
    </Page>
  );
}
