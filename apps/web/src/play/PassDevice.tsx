import { useLayoutEffect, useRef } from "react";
import { doorOf } from "../games/doors.ts";
import { plain, rich } from "../i18n/rich.tsx";
import { useSay } from "../table/text/words.tsx";
import { Drawing } from "../ui/Drawing.tsx";
import { announce, Button, ButtonLink, Icon, Slip } from "../ui/index.ts";
import styles from "./PassDevice.module.css";

export interface PassDeviceProps {
  readonly game: string;
  readonly name: string;
  readonly role: string;
  readonly onTake: () => void;
}

/**
 * On one screen, between two players: all there is on the page while the table goes from hand to hand. Nothing of
 * anybody's view is in the document.
 */
export function PassDevice({ game, name, role, onTake }: PassDeviceProps) {
  const say = useSay();
  const door = doorOf(game);
  const heading = useRef<HTMLHeadingElement>(null);
  const title = say("table.pass.title", { name });
  // Takes the place of what was last said to the one before, too.
  useLayoutEffect(() => {
    announce(plain(title));
    heading.current?.focus();
  }, [title]);
  return (
    <main id="main" tabIndex={-1} className={styles.cover}>
      <Slip className={styles.slip}>
        {door ? <Drawing of={door.art} className={styles.door} /> : <Icon name="candle-holder" size={56} />}
        <h1 ref={heading} tabIndex={-1}>
          {rich(title)}
        </h1>
        <p>{say("table.pass.about", { name, role })}</p>
        <Button variant="gold" onClick={onTake}>
          {say("table.pass.take", { name })}
        </Button>
        <ButtonLink href="/tables" variant="quiet">
          {say("table.none.tables")}
        </ButtonLink>
      </Slip>
    </main>
  );
}
