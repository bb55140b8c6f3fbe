declare module "edmonds-blossom-fixed" {
  type Edge = [one: number, other: number, weight: number];
  /**
   * The vertex that each vertex is matched with, in a matching of greatest weight; -1: none. `most`: among those of most edges.
   */
  export default function blossom(edges: Edge[], most: boolean): number[];
}
