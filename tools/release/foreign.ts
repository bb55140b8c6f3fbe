/** The packages of others that a program needs, as the lockfile holds them. */
import { placeOf } from "../lock.mjs";

/** As npm writes it, as far as it matters here. */
export interface Lockfile {
  readonly packages: Readonly<Record<string, Locked>>;
}
export interface Locked {
  readonly version?: string;
  readonly dependencies?: Readonly<Record<string, string>>;
  readonly peerDependencies?: Readonly<Record<string, string>>;
  readonly peerDependenciesMeta?: Readonly<Record<string, { readonly optional?: boolean }>>;
}

const neededBy = ({
  dependencies = {},
  peerDependencies = {},
  peerDependenciesMeta = {},
}: Locked): string[] => [
  ...Object.keys(dependencies),
  ...Object.keys(peerDependencies).filter((name) => peerDependenciesMeta[name]?.optional !== true),
];

/**
 * The places in `node_modules` of these packages and of all that they need; nothing that is optional. Throws where the
 * lockfile does not hold one.
 */
export function closureOf(
  lock: Lockfile,
  wanted: ReadonlyMap<string, ReadonlySet<string>>,
): ReadonlySet<string> {
  const places = new Set<string>();
  const add = (owner: string, name: string): void => {
    const place = placeOf(lock.packages, owner, name);
    if (place === null) throw new Error(`package-lock.json does not hold ${name}, which ${owner} needs`);
    places.add(place);
  };
  for (const [owner, names] of wanted) for (const name of names) add(owner, name);
  // A set goes on with what is put into it meanwhile.
  for (const place of places) for (const name of neededBy(lock.packages[place] ?? {})) add(place, name);
  return places;
}
