/** In which order the folders of a workspace stand: each may import those that stand before it, and no other. */

/** The folders, or single files, of a folder in their order. */
export interface Order {
  /** The folder that they are in, from the root of the repository. */
  readonly folder: string;
  /** From the lowest, which imports none of the others, to the highest. */
  readonly layers: readonly string[];
  /** Every file of the folder must stand in one of the layers. */
  readonly whole: boolean;
}

/** The server: what it stands on, what it keeps, tables, what is built around tables, ways in, and what puts it together. */
const SERVER_LAYERS: Order = {
  folder: "apps/server/src",
  layers: ["platform", "database", "stores", "tables", "features", "transport", "main"],
  whole: true,
};

/** All orders that imports keep to. */
export const ORDERS: readonly Order[] = [SERVER_LAYERS];
