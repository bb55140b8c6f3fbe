import { RolledPools } from "@westmarch/campaign/staging";
import type { Props } from "../keys.ts";
import { sideName } from "../names.ts";
import { Die } from "../trays/Die.tsx";
import type { Told } from "./within.ts";

/** Both pools as they fall. */
export const Rolled = ({ events, say }: { readonly events: readonly Told[]; readonly say: Props["say"] }) => (
  <RolledPools
    pools={events.flatMap((event) =>
      event.type === "rolled"
        ? [
            {
              id: `${event.facts.side}`,
              name: sideName(say, event.facts.side),
              dice: event.facts.faces.map((face, i) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: dice have no other name than their place
                <Die key={i} side={event.facts.side} face={face} />
              )),
            },
          ]
        : [],
    )}
  />
);
