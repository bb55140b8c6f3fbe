import { useState } from "react";
import { asItWas, type OwnDeck, withVersion } from "../../decks/kept.ts";
import { usePlace } from "./place.ts";
import styles from "./Versions.module.css";

interface VersionsProps {
  readonly deck: OwnDeck;
  readonly onChange: (deck: OwnDeck) => void;
}

/** How the deck was at times that got a name, and the way back to each. */
export function Versions({ deck, onChange }: VersionsProps) {
  const { say, kit, now, announce } = usePlace();
  const [name, setName] = useState("");
  const when = new Intl.DateTimeFormat(say.language, { dateStyle: "medium", timeStyle: "short" });
  const keep = () => {
    const called = name.trim() || say("build.version.number", { number: deck.versions.length + 1 });
    onChange(withVersion(deck, called, now()));
    setName("");
    announce(say("build.version.kept", { name: called }));
  };
  return (
    <section className={styles.panel} aria-labelledby="versions">
      <h2 id="versions">{say("build.versions")}</h2>
      <form
        className={styles.keep}
        onSubmit={(event) => {
          event.preventDefault();
          keep();
        }}
      >
        <input
          value={name}
          aria-label={say("build.version.name")}
          placeholder={say("build.version.name")}
          maxLength={60}
          onChange={({ target }) => setName(target.value)}
        />
        <kit.Button type="submit">{say("build.version.keep")}</kit.Button>
      </form>
      {deck.versions.length === 0 && <p className={styles.none}>{say("build.versions.none")}</p>}
      <ul>
        {deck.versions.map((version) => (
          <li key={`${version.at} ${version.name}`}>
            <span>
              <b>{version.name}</b> <time>{when.format(version.at)}</time>
            </span>
            <kit.Button
              variant="quiet"
              aria-label={say("build.version.back.to", { name: version.name })}
              onClick={() => {
                onChange(asItWas(deck, version));
                announce(say("build.version.is", { name: version.name }));
              }}
            >
              {say("build.version.back")}
            </kit.Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
