import { type Later, later, useLater } from "@westmarch/boardkit/later";

/** Outlines in a square of 512: pieces are told by their shapes and colours until these are here. */
type Shapes<Name extends string> = Later<Readonly<Record<Name, string>>>;

const shapesFrom = <Name extends string>(load: () => Promise<{ readonly default: string }>): Shapes<Name> =>
  later(async () => JSON.parse((await load()).default) as Readonly<Record<Name, string>>);

interface EmblemProps<Name extends string> {
  readonly name: Name;
  readonly size: number;
}

/** A silhouette in a square of so many units around the middle of an SVG. */
const Emblem = <Name extends string>({
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

/** The silhouettes of a game, each around the middle of an SVG. */
export function emblemsFrom<Name extends string>(load: () => Promise<{ readonly default: string }>) {
  const shapes = shapesFrom<Name>(load);
  return (emblem: EmblemProps<Name>) => <Emblem shapes={shapes} {...emblem} />;
}
