import { latePart } from "@westmarch/boardkit/later";
import { Component, type ReactNode, useEffect, useState } from "react";
import { useWords } from "../i18n/index.ts";
import { useOnline } from "../net/useOnline.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Notice } from "../ui/Notice.tsx";
import { TopBar } from "../ui/TopBar.tsx";

const Lost = latePart(async () => (await import("../ui/Lost.tsx")).Lost);

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
  const reload = (
    <Button variant="gold" onClick={() => location.reload()}>
      {say("broken.reload")}
    </Button>
  );
  // Without a connection a page that was never opened here is not broken: it cannot be fetched, and opens once there is one.
  const isOnline = useOnline();
  const [isAway] = useState(!isOnline);
  useEffect(() => {
    if (isAway && isOnline) location.reload();
  }, [isAway, isOnline]);
  const words = isAway
    ? { title: say("broken.away.title"), about: say("broken.away") }
    : { title: say("broken.title"), about: say("broken.about") };
  return (
    <Lost
      {...words}
      isAlarm={!isAway}
      pastes={false}
      header={<TopBar />}
      gold={reload}
      waiting={
        // What broke may be the way to every other part of the page, too.
        <main id="main" tabIndex={-1}>
          <Notice tone={isAway ? "plain" : "danger"} title={words.title} actions={reload}>
            <p>{words.about}</p>
          </Notice>
        </main>
      }
    >
      <ButtonLink href="/" variant="quiet">
        {say("tables.doors")}
      </ButtonLink>
      <ButtonLink href="/tables" variant="quiet">
        {say("nav.tables")}
      </ButtonLink>
    </Lost>
  );
}
