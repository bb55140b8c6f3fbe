import { useState } from "react";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { useHash } from "../net/links.ts";
import { Busy, Button, ButtonLink, Notice, Page } from "../ui/index.ts";
import { followLink } from "./api.ts";
import { useNoticeWords } from "./words.ts";

const letterBox = new URL("../drawn/sight-letterbox.svg", import.meta.url).href;

const LINK = /^(off|confirm)\.([\w.-]+)$/;

/** `/notices`: where links out of letters lead. They do what they say at a tap: programs that look at links do nothing. */
export function LetterLink() {
  const say = useNoticeWords();
  const { say: shell } = useWords();
  const [, named, token] = LINK.exec(useHash()) ?? [];
  const deed = named === "off" || named === "confirm" ? named : null;
  const [told, setTold] = useState<{ readonly done: boolean; readonly words: string } | null>(null);
  if (!say) return <Busy />;
  const follow = async () => {
    if (!deed || !token) return;
    const answer = await followLink(deed, token);
    setTold({ done: answer.ok, words: answer.ok ? say(`link.${deed}.done`) : shell(failureKey(answer)) });
  };
  return (
    <Page title={say("title")} sight={letterBox}>
      <Notice
        tone={deed ? "gold" : "danger"}
        actions={
          <>
            {deed && !told?.done && (
              <Button variant="gold" onClick={() => void follow()}>
                {say(`link.${deed}`)}
              </Button>
            )}
            <ButtonLink href="/settings">{shell("settings.title")}</ButtonLink>
          </>
        }
      >
        <p role="status">{told?.words ?? say(deed ? `link.${deed}.about` : "link.broken")}</p>
      </Notice>
    </Page>
  );
}
