interface Entry {
  readonly version?: string;
  readonly optionalDependencies?: Readonly<Record<string, string>>;
  readonly [key: string]: unknown;
}
/** For which system, processor and C library a package is, by its name; null if the name does not say. */
export function platformOf(name: string): { os: string[]; cpu: string[]; libc?: string[] } | null;
/** Where the lockfile holds a package that `owner` (a place in it) asks for; null where it does not. */
export function placeOf(
  packages: Readonly<Record<string, unknown>>,
  owner: string,
  name: string,
): string | null;
/** The packages of a lockfile with those that npm left out, and how many these were. */
export function complete(packages: Readonly<Record<string, Entry>>): {
  packages: Record<string, Entry>;
  added: number;
};
/** The lockfiles of this repository. */
export const LOCKFILES: readonly string[];
