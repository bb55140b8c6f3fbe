import { refusalOf } from "./refusals.ts";
import { Refused } from "./Slips.tsx";
import type { Denied } from "./store.ts";
import type { Whole } from "./words.tsx";
import { useSay } from "./words.tsx";

interface RefusalProps {
  readonly denied: Denied;
  readonly loaded: Whole;
  readonly onRule: (rule: string) => void;
  readonly onClose: () => void;
}

/** Why the table would not have it, in words. */
export function Refusal({ denied, loaded, onRule, onClose }: RefusalProps) {
  const say = useSay();
  return (
    <Refused
      {...refusalOf(denied, loaded.besides.all, loaded.say, say)}
      at={denied.at}
      onRule={onRule}
      onClose={onClose}
    />
  );
}
