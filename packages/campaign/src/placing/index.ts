/** Where pieces and names stand on a map, so that none lies on another. Pure, for page and tests. */
export { meet, type Size } from "./boxes.ts";
export { type NamePlace, nameBox } from "./naming.ts";
export { boxOf, type Form, grownAt, type Picture, type Placed, placer } from "./placing.ts";
export type { CompanyOf, Standing } from "./standing.ts";
export { legible, wordWidth } from "./words.ts";
