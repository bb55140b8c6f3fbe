/** Where pieces and names stand on a map, so that none lies on another. Pure, for page and tests. */
export {
  boxOf,
  type Form,
  meet,
  type NamePlace,
  nameBox,
  type Picture,
  type Placed,
  placer,
  type Size,
} from "./placing.ts";
export type { CompanyOf, Standing } from "./standing.ts";
export { wordWidth } from "./words.ts";
