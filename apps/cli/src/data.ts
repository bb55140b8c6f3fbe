/** Where a host's tables are, as it says on the command line or in the environment. */
export interface DataFlags {
  /** A folder. */
  readonly data: string;
  /** A database elsewhere, in the place of that. */
  readonly database?: string;
}

/** A folder, or the address of a database. */
export const whereOf = ({ data, database }: DataFlags): string => database ?? data;
