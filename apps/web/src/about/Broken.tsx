import { Component, type ReactNode } from "react";
import { Button } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { useWords } from "../words/index.ts";
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
    <main id="main" tabIndex={-1} className={styles.broken}>
      <Notice
        tone="danger"
        title={say("broken.title")}
        actions={<Button onClick={() => location.reload()}>{say("broken.reload")}</Button>}
      >
        <p>{say("broken.about")}</p>
      </Notice>
    </main>
  );
}
