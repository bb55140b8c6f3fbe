/** Every place a picture may be set in. */
import { beams, box, downs, glow } from "../marks.ts";
import * as country from "./country.ts";
import * as dark from "./dark.ts";
import * as houses from "./houses.ts";
import * as sites from "./sites.ts";

/** Nothing but light, for things that are shown by themselves. */
const light =
  (ground: string, floor: string, strength: number) =>
  (seed: string): string =>
    box(-2, -2, 304, 236, ground) +
    beams(150, 118, "#FFF6DC", strength, 22) +
    glow(150, 118, [96, 66], "#FFF6DC", strength * 0.9) +
    downs("-6,206 80,196 200,204 306,194", floor, seed);

export const PLACES = {
  bagEnd: houses.bagEnd,
  dwarrowdelf: houses.dwarrowdelf,
  downland: sites.downland,
  hills: sites.hills,
  lookout: sites.lookout,
  street: houses.street,
  courtyard: houses.courtyard,
  terrace: houses.terrace,
  falls: sites.falls,
  lake: sites.lake,
  mirrormere: sites.mirrormere,
  confluence: sites.confluence,
  woodedRiver: sites.woodedRiver,
  stream: sites.stream,
  lakeshore: sites.lakeshore,
  crags: sites.crags,
  slope: sites.slope,
  sea: sites.sea,
  seat: sites.seat,
  island: sites.island,
  mine: houses.mine,
  smithy: houses.smithy,
  study: houses.study,
  darkwood: sites.darkwood,
  blackGate: sites.blackGate,
  plain: sites.plain,
  snowfield: sites.snowfield,
  throne: houses.throne,
  amonhen: country.amonhen,
  argonath: country.argonath,
  barrens: dark.barrens,
  bridge: dark.bridge,
  cavern: dark.cavern,
  chamber: dark.chamber,
  city: country.city,
  dolguldur: dark.dolguldur,
  fields: country.fields,
  forest: country.forest,
  garden: country.garden,
  gate: country.gate,
  halls: dark.halls,
  inn: country.inn,
  lorien: country.lorien,
  marsh: country.marsh,
  moor: country.moor,
  mordor: dark.mordor,
  morgul: dark.morgul,
  mountain: country.mountain,
  orthanc: dark.orthanc,
  pass: country.pass,
  pit: dark.pit,
  rivendell: country.rivendell,
  river: country.river,
  road: country.road,
  shire: country.shire,
  stair: dark.stair,
  tomb: dark.tomb,
  wild: country.wild,
  amber: light("#CFA066", "#a97b48", 0.4),
  leaflight: light("#CFE0CF", "#6f9f8c", 0.4),
  greylight: light("#CFCBE0", "#8a88a6", 0.42),
  bluelight: light("#C9D8E8", "#5e83ae", 0.42),
  greenlight: light("#DFE3A8", "#98a64e", 0.42),
  ashlight: light("#B9AC94", "#857a6c", 0.2),
  cavelight: light("#8F7868", "#8d6e5c", 0.16),
  wraithlight: light("#7A7498", "#6a6286", 0.16),
  firelight: light("#9C4A30", "#b85a3c", 0.16),
  ringlight: light("#3A2A1C", "#6f4d0b", 0.12),
} as const satisfies Readonly<Record<string, (seed: string) => string>>;

export type PlaceName = keyof typeof PLACES;
