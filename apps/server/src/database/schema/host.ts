/** What a host keeps across restarts. */

/** What the host keeps across restarts: numbers by name. */
export interface HostRow {
  name: string;
  value: number;
}

/** What the host keeps to itself across restarts: keys by name. */
export interface SecretRow {
  name: string;
  value: string;
}
