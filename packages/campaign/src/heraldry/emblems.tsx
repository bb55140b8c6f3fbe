import { type Later, later, useLater } from "@westmarch/boardkit/later";

/** Outlines in a square of 512: pieces are told by their shapes and colours until these are here. */
export type Shapes<Name extends string> = Later<Readonly<Record<Name, string>>>;

export const shapesFrom = <Name extends string>(
  load: () => Promise<{ readonly default: string }>,
): Shapes<Name> => later(async () => JSON.parse((await load()).default) as Readonly<Record<Name, string>>);

export interface EmblemProps<Name extends string> {
  readonly name: Name;
  readonly size: number;
}

/** A silhouette in a square of so many units around the middle of an SVG. */
export const Emblem = <Name extends string>({
  shapes,
  name,
  size,
}: EmblemProps<Name> & { readonly shapes: Shapes<Name> }) => {
  const drawn = useLater(shapes);
  return (
    drawn && (
      <path
        d={drawn[name]}
        fill="currentColor"
        transform={`translate(${-size / 2} ${-size / 2}) scale(${(size / 512).toFixed(4)})`}
      />
    )
  );
};
