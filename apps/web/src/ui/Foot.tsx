import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import styles from "./Foot.module.css";
import { Horizon } from "./Horizon.tsx";
import { OTHER_PAGES } from "./header/others.ts";

/** The ground with the small links in its grass. */
export function Foot({ sight }: { readonly sight?: string | undefined }) {
  const { say } = useWords();
  return (
    <footer className={styles.footer}>
      <Horizon sight={sight} />
      <div className={styles.grass}>
        <nav aria-label={say("nav.more")}>
          <Link href="/rules">{say("nav.rules")}</Link>
          {OTHER_PAGES.map(({ id, href }) => (
            <Link key={id} href={href}>
              {say(`nav.${id}`)}
            </Link>
          ))}
        </nav>
        <p>{say("unofficial.short")}</p>
      </div>
    </footer>
  );
}
