declare module "edmonds-blossom-fixed" {
  type Edge = [one: number, other: number, weight: number];
  /** The other end of each vertex in a matching of greatest weight, among those of most edges if so wished; -1: none. */
  export default function blossom(edges: Edge[], most: boolean): number[];
}
