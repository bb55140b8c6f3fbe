import type { Denied } from "../connection/table.ts";
import { refusalOf } from "../text/refusals.ts";
import type { Whole } from "../text/words.tsx";
import { useSay } from "../text/words.tsx";
import { Refused } from "./Slips.tsx";

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
