import { Toggle } from "@westmarch/boardkit/filters";
import type { ReactNode } from "react";

interface OneOfProps<T extends string | number> {
  readonly legend: string;
  readonly all: readonly T[];
  /** The one that is wanted, or null: any. */
  readonly wanted: T | null;
  readonly want: (one: T | null) => void;
  readonly name: (one: T) => ReactNode;
  /** What else stands in the group. */
  readonly children?: ReactNode;
}

/** A group of toggles of which one at the most is pressed. */
export const OneOf = <T extends string | number>(props: OneOfProps<T>) => {
  const { legend, all, wanted, want, name, children } = props;
  return (
    <fieldset>
      <legend>{legend}</legend>
      {all.map((one) => (
        <Toggle key={one} on={wanted === one} flip={() => want(wanted === one ? null : one)}>
          {name(one)}
        </Toggle>
      ))}
      {children}
    </fieldset>
  );
};

/** What a row of filters is given, and how another is chosen. */
export interface FiltersProps<S, Filter> {
  readonly say: S;
  readonly filter: Filter;
  readonly choose: (filter: Filter) => void;
}
