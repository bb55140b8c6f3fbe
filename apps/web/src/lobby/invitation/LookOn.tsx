import { type ReactNode, useState } from "react";
import { useLocation } from "wouter";
import { useWords } from "../../i18n/index.ts";
import { failureKey } from "../../net/api.ts";
import { addressOf } from "../../net/links.ts";
import { watchListed } from "../../public-lobby/api.ts";
import { Trouble } from "../../ui/Trouble.tsx";

interface LookOnProps {
  readonly table: string;
  readonly className: string;
  readonly children: ReactNode;
}

/** Goes to a table that everybody may look on at. */
export function LookOn({ table, className, children }: LookOnProps) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const [failed, setFailed] = useState<ReturnType<typeof failureKey> | null>(null);
  const go = async () => {
    const answer = await watchListed({ table });
    if (answer.ok) navigate(addressOf({ kind: "watch", token: answer.value.token }));
    else setFailed(failureKey(answer));
  };
  return (
    <>
      <button type="button" className={className} onClick={() => void go()}>
        {children}
      </button>
      <Trouble told={failed && say(failed)} />
    </>
  );
}
