import type { ReactNode } from "react";
import { type ShellKey, useWords } from "../i18n/index.ts";
import { isBarred } from "../net/api.ts";
import { ButtonLink } from "./Button.tsx";
import { Notice } from "./Notice.tsx";

interface RefusalProps {
  /** The key of the sentence that says why. */
  readonly told: ShellKey;
  readonly title?: string;
  /** What else can be done about it. */
  readonly actions?: ReactNode;
}

/** Says why the server did not do something. Where the host lets only some people do it, the way in stands beside it. */
export function Refusal({ told, title, actions }: RefusalProps) {
  const { say } = useWords();
  const wayIn = isBarred(told) && (
    <ButtonLink href="/come-in" variant="gold">
      {say("come-in")}
    </ButtonLink>
  );
  return (
    <Notice
      tone="danger"
      {...(title !== undefined && { title })}
      actions={
        (wayIn || actions) && (
          <>
            {wayIn}
            {actions}
          </>
        )
      }
    >
      <p>{say(told)}</p>
    </Notice>
  );
}
