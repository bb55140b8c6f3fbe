/** Where a silhouette is part of a larger picture: its corner and its width there. */
export interface SignAt {
  readonly x?: number;
  readonly y?: number;
  readonly size?: number | string;
}

/** A silhouette in the colour of what is around it. The words beside it say what it means. */
export const Silhouette = ({ path, size = "1em", ...at }: SignAt & { readonly path: string }) => (
  <svg {...at} viewBox="0 0 512 512" width={size} height={size} aria-hidden="true" focusable="false">
    <path d={path} fill="currentColor" />
  </svg>
);

/** The silhouettes of a game, by its own names of them. `drawn`: their outlines, by the names in the set. */
export function signsFrom<Name extends string>(drawn: string, names: Readonly<Record<Name, string>>) {
  const shapes = JSON.parse(drawn) as Readonly<Record<string, string>>;
  return ({ name, ...at }: SignAt & { readonly name: Name }) => (
    <Silhouette {...at} path={shapes[names[name]] ?? ""} />
  );
}
