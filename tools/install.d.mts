/** Every workspace and the root, whose packages are those of tests and checks: the value of `wanted` for all there is. */
export const EVERYTHING: readonly string[];
/** The folders of the workspaces that build the pages and serve them. */
export const SERVING: readonly string[];
/** Runs `work` while no other process of this clone is inside a section of the same name. */
export function alone<T>(root: string, name: string, work: () => Promise<T>): Promise<T>;
/** True when node_modules holds what the lockfile names for these folders of workspaces. */
export function upToDate(root: string, wanted?: readonly string[]): boolean;
/** Installs from the lockfile what these folders of workspaces need; `all` says what everything is for. Returns what went wrong, or null. */
export function installed(root: string, wanted?: readonly string[], all?: string): Promise<string | null>;
