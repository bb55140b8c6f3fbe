import { Component, type ReactNode } from "react";
import { useWords } from "../i18n/index.ts";
import { Button, ButtonLink } from "../ui/Button.tsx";
import { Lost } from "../ui/Lost.tsx";
import { TopBar } from "../ui/TopBar.tsx";

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
    <Lost
      title={say("broken.title")}
      about={say("broken.about")}
      isAlarm
      pastes={false}
      header={<TopBar />}
      gold={
        <Button variant="gold" onClick={() => location.reload()}>
          {say("broken.reload")}
        </Button>
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
