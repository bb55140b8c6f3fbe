import type { ArrivalSay } from "../arrival/words.ts";
import type { TableModel } from "../table/connection/model.ts";
import type { Loaded } from "../table/text/words.tsx";

/** What a part of the waiting page is given. */
export interface LeafProps {
  readonly model: TableModel;
  readonly loaded: Loaded;
  readonly token: string;
  readonly words: ArrivalSay;
}
