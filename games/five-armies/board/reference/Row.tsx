/** A thing of the reference in one line: its name, what stands below it, and where it comes from. */
import { referenceStyles as common, Item } from "@westmarch/campaign/reference";
import type { ReactNode } from "react";
import type { From } from "../../pack/types.ts";
import type { Props } from "../keys.ts";
import { Provenance } from "./Provenance.tsx";
import css from "./reference.module.css";

export interface RowProps {
  readonly props: Props;
  /** What it is to be explained by. */
  readonly id: string;
  readonly name: string;
  /** Where it is now; null: nothing to say. */
  readonly where?: string | null;
  readonly from: From | null;
  readonly children?: ReactNode;
}

export const Row = ({ props, id, name, where = null, from, children }: RowProps) => (
  <li className={css.row}>
    <Item className={css.item} explain={() => props.explain(id)}>
      <span className={`${common.name} ${css.title}`}>{name}</span>
      {where !== null && <span className={css.place}>{where}</span>}
      {children}
    </Item>
    {from !== null && <Provenance say={props.say} from={from} />}
  </li>
);
