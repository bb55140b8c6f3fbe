/** Runs `work` while no other process of this clone is inside a section of the same name. */
export function alone<T>(root: string, name: string, work: () => Promise<T>): Promise<T>;
/** True when node_modules holds what the lockfile names. */
export function upToDate(root: string): boolean;
/** Installs from the lockfile. Returns what went wrong, or null. */
export function installed(root: string): Promise<string | null>;
