import { Component, type ReactNode } from "react";
import { Doors } from "../games/Doors.tsx";
import { useWords } from "../i18n/index.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TopBar } from "../ui/TopBar.tsx";
import styles from "./about.module.css";

/** What stands in the place of a page that broke: what happened, and the way on. */
export class Breakwater extends Component<{ readonly children: ReactNode }, { readonly broken: boolean }> {
  override state = { broken: false };

  static getDerivedStateFromError(): { broken: boolean } {
    return { broken: true };
  }

  override render(): ReactNode {
    return this.state.broken ? <Broken /> : this.props.children;
  }
}

function Broken() {
  const { say } = useWords();
  return (
    <>
      <TopBar />
      <main id="main" tabIndex={-1} className={styles.broken}>
        <Notice
          tone="danger"
          title={say("broken.title")}
          actions={
            <>
              <Button variant="gold" onClick={() => location.reload()}>
                {say("broken.reload")}
              </Button>
              <ButtonLink href="/tables">{say("nav.tables")}</ButtonLink>
            </>
          }
        >
          <p>{say("broken.about")}</p>
        </Notice>
        <Doors />
      </main>
    </>
  );
}
