import type { PersonTold } from "@westmarch/protocol";
import type { PeopleSay } from "../accounts/words.ts";

/** What the parts of one’s own page are given. */
export interface OwnProps {
  readonly told: PersonTold;
  readonly person: NonNullable<PersonTold["person"]>;
  readonly say: PeopleSay;
  readonly onTold: (told: PersonTold) => void;
}
