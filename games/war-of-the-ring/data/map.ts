/** The board as printed: whose land it is, what stands there, and which ordinary borders it has (2.1, 2.2). */
import type { NationName, SettlementName } from "./ids.ts";
import type { RegionName } from "./regionnames.ts";

/** A region's facts: neighbours over white borders, separated by blanks. */
export interface Land {
  readonly next: string;
  readonly nation?: NationName;
  readonly settlement?: SettlementName;
  /** 2.1.3. */
  readonly coastal?: true;
  /** On the right-hand edge of the board (Horde From the East). */
  readonly eastern?: true;
  /** Regions that touch it along a black line only (2.1.2): not adjacent for any purpose. */
  readonly black?: string;
}

export const LANDS: Readonly<Record<RegionName, Land>> = {
  andrast: { next: "anfalas druwaith-iaur", coastal: true },
  anfalas: {
    next: "andrast dol-amroth erech",
    nation: "gondor",
    coastal: true,
    black: "druwaith-iaur fords-of-isen helms-deep",
  },
  angmar: { next: "arnor ettenmoors mount-gram", nation: "sauron", settlement: "city" },
  arnor: { next: "angmar ettenmoors evendim north-downs" },
  "ash-mountains": {
    next: "dagorlad noman-lands south-rhun southern-dorwinion",
    black: "barad-dur morannon",
  },
  "barad-dur": {
    next: "gorgoroth",
    nation: "sauron",
    settlement: "stronghold",
    black: "ash-mountains morannon south-rhun",
  },
  bree: { next: "buckland north-downs south-downs weather-hills", nation: "north", settlement: "town" },
  buckland: { next: "bree cardolan evendim north-downs old-forest south-downs the-shire", nation: "north" },
  cardolan: { next: "buckland minhiriath north-dunland old-forest south-downs south-ered-luin tharbad" },
  carrock: {
    next: "eagles-eyrie northern-mirkwood old-ford old-forest-road rhosgobel western-mirkwood",
    nation: "north",
    settlement: "town",
    black: "mount-gundabad",
  },
  dagorlad: { next: "ash-mountains eastern-emyn-muil morannon noman-lands north-ithilien" },
  dale: {
    next: "erebor iron-hills northern-rhovanion old-forest-road vale-of-the-carnen withered-heath woodland-realm",
    nation: "north",
    settlement: "city",
  },
  "dead-marshes": { next: "druadan-forest eastern-emyn-muil north-ithilien osgiliath western-emyn-muil" },
  "dimrill-dale": { next: "gladden-fields lorien moria north-anduin-vale parth-celebrant south-anduin-vale" },
  "dol-amroth": { next: "anfalas erech lamedon", nation: "gondor", settlement: "stronghold", coastal: true },
  "dol-guldur": {
    next: "eastern-brown-lands eastern-mirkwood narrows-of-the-forest north-anduin-vale south-anduin-vale southern-mirkwood western-brown-lands",
    nation: "sauron",
    settlement: "stronghold",
  },
  "druadan-forest": {
    next: "dead-marshes eastemnet folde minas-tirith osgiliath western-emyn-muil",
    nation: "gondor",
    black: "lamedon",
  },
  "druwaith-iaur": { next: "andrast enedwaith fords-of-isen gap-of-rohan", coastal: true, black: "anfalas" },
  "eagles-eyrie": { next: "carrock mount-gundabad old-ford", black: "rivendell" },
  "east-harondor": { next: "near-harad south-ithilien west-harondor", black: "khand nurn" },
  "east-rhun": {
    next: "iron-hills north-rhun south-rhun vale-of-the-carnen",
    nation: "southrons",
    eastern: true,
  },
  eastemnet: {
    next: "druadan-forest fangorn folde parth-celebrant westemnet western-brown-lands western-emyn-muil",
    nation: "rohan",
  },
  "eastern-brown-lands": {
    next: "dol-guldur eastern-emyn-muil noman-lands southern-mirkwood southern-rhovanion western-brown-lands western-emyn-muil",
  },
  "eastern-emyn-muil": {
    next: "dagorlad dead-marshes eastern-brown-lands noman-lands north-ithilien western-emyn-muil",
  },
  "eastern-mirkwood": {
    next: "dol-guldur narrows-of-the-forest northern-rhovanion old-forest-road southern-mirkwood",
  },
  edoras: { next: "folde westemnet", nation: "rohan", settlement: "city", black: "erech lamedon" },
  enedwaith: { next: "druwaith-iaur gap-of-rohan minhiriath south-dunland tharbad", coastal: true },
  erebor: { next: "dale iron-hills withered-heath", nation: "dwarves", settlement: "stronghold" },
  erech: { next: "anfalas dol-amroth lamedon", nation: "gondor", black: "edoras helms-deep westemnet" },
  "ered-luin": {
    next: "evendim grey-havens north-ered-luin tower-hills",
    nation: "dwarves",
    settlement: "town",
    black: "forlindon",
  },
  ettenmoors: {
    next: "angmar arnor mount-gram north-downs trollshaws weather-hills",
    black: "mount-gundabad",
  },
  evendim: { next: "arnor buckland ered-luin north-downs north-ered-luin the-shire tower-hills" },
  fangorn: {
    next: "eastemnet fords-of-isen parth-celebrant westemnet",
    black: "north-dunland orthanc south-dunland",
  },
  "far-harad": { next: "khand near-harad", nation: "southrons", settlement: "city", eastern: true },
  folde: {
    next: "druadan-forest eastemnet edoras westemnet",
    nation: "rohan",
    settlement: "town",
    black: "lamedon",
  },
  "fords-of-bruinen": { next: "high-pass hollin rivendell trollshaws", black: "moria" },
  "fords-of-isen": {
    next: "druwaith-iaur fangorn gap-of-rohan helms-deep orthanc westemnet",
    nation: "rohan",
    settlement: "fortification",
    black: "anfalas",
  },
  forlindon: { next: "grey-havens", coastal: true, black: "ered-luin north-ered-luin" },
  "gap-of-rohan": { next: "druwaith-iaur enedwaith fords-of-isen orthanc south-dunland", nation: "isengard" },
  "gladden-fields": { next: "dimrill-dale north-anduin-vale old-ford rhosgobel", black: "moria" },
  "goblins-gate": { next: "high-pass old-ford", black: "moria rivendell" },
  gorgoroth: {
    next: "barad-dur minas-morgul morannon nurn",
    nation: "sauron",
    black: "khand south-ithilien south-rhun",
  },
  "grey-havens": {
    next: "ered-luin forlindon harlindon tower-hills",
    nation: "elves",
    settlement: "stronghold",
    coastal: true,
  },
  harlindon: { next: "grey-havens south-ered-luin", coastal: true, black: "tower-hills" },
  "helms-deep": {
    next: "fords-of-isen westemnet",
    nation: "rohan",
    settlement: "stronghold",
    black: "anfalas erech",
  },
  "high-pass": { next: "fords-of-bruinen goblins-gate", black: "moria rivendell" },
  hollin: { next: "fords-of-bruinen moria north-dunland south-downs trollshaws" },
  "iron-hills": { next: "dale east-rhun erebor vale-of-the-carnen", nation: "dwarves", settlement: "town" },
  khand: {
    next: "far-harad near-harad",
    nation: "southrons",
    eastern: true,
    black: "east-harondor gorgoroth nurn",
  },
  lamedon: {
    next: "dol-amroth erech pelargir",
    nation: "gondor",
    settlement: "town",
    coastal: true,
    black: "druadan-forest edoras folde lossarnach minas-tirith",
  },
  lorien: {
    next: "dimrill-dale parth-celebrant",
    nation: "elves",
    settlement: "stronghold",
    black: "moria north-dunland",
  },
  lossarnach: {
    next: "minas-tirith osgiliath pelargir",
    nation: "gondor",
    settlement: "town",
    black: "lamedon",
  },
  "minas-morgul": {
    next: "gorgoroth north-ithilien south-ithilien",
    nation: "sauron",
    settlement: "stronghold",
    black: "morannon",
  },
  "minas-tirith": {
    next: "druadan-forest lossarnach osgiliath",
    nation: "gondor",
    settlement: "stronghold",
    black: "lamedon",
  },
  minhiriath: { next: "cardolan enedwaith south-ered-luin tharbad", coastal: true },
  morannon: {
    next: "dagorlad gorgoroth",
    nation: "sauron",
    settlement: "stronghold",
    black: "ash-mountains barad-dur minas-morgul north-ithilien",
  },
  moria: {
    next: "dimrill-dale hollin north-dunland",
    nation: "sauron",
    settlement: "stronghold",
    black: "fords-of-bruinen gladden-fields goblins-gate high-pass lorien old-ford",
  },
  "mount-gram": { next: "angmar ettenmoors mount-gundabad", nation: "sauron" },
  "mount-gundabad": {
    next: "eagles-eyrie mount-gram",
    nation: "sauron",
    settlement: "stronghold",
    black: "carrock ettenmoors rivendell trollshaws",
  },
  "narrows-of-the-forest": {
    next: "dol-guldur eastern-mirkwood north-anduin-vale old-forest-road rhosgobel",
  },
  "near-harad": {
    next: "east-harondor far-harad khand umbar west-harondor",
    nation: "southrons",
    settlement: "town",
  },
  "noman-lands": {
    next: "ash-mountains dagorlad eastern-brown-lands eastern-emyn-muil southern-dorwinion southern-rhovanion",
  },
  "north-anduin-vale": {
    next: "dimrill-dale dol-guldur gladden-fields narrows-of-the-forest rhosgobel south-anduin-vale",
  },
  "north-downs": { next: "arnor bree buckland ettenmoors evendim weather-hills", nation: "north" },
  "north-dunland": {
    next: "cardolan hollin moria south-downs south-dunland tharbad",
    nation: "isengard",
    settlement: "town",
    black: "fangorn lorien parth-celebrant",
  },
  "north-ered-luin": { next: "ered-luin evendim", nation: "dwarves", coastal: true, black: "forlindon" },
  "north-ithilien": {
    next: "dagorlad dead-marshes eastern-emyn-muil minas-morgul osgiliath south-ithilien",
    black: "morannon",
  },
  "north-rhun": {
    next: "east-rhun northern-dorwinion vale-of-the-carnen vale-of-the-celduin",
    nation: "southrons",
    settlement: "town",
  },
  "northern-dorwinion": { next: "north-rhun southern-dorwinion southern-rhovanion vale-of-the-celduin" },
  "northern-mirkwood": { next: "carrock western-mirkwood withered-heath woodland-realm" },
  "northern-rhovanion": {
    next: "dale eastern-mirkwood old-forest-road southern-mirkwood southern-rhovanion vale-of-the-carnen vale-of-the-celduin",
  },
  nurn: {
    next: "gorgoroth",
    nation: "sauron",
    settlement: "town",
    black: "east-harondor khand south-ithilien",
  },
  "old-ford": {
    next: "carrock eagles-eyrie gladden-fields goblins-gate rhosgobel",
    black: "moria rivendell",
  },
  "old-forest": { next: "buckland cardolan south-ered-luin the-shire" },
  "old-forest-road": {
    next: "carrock dale eastern-mirkwood narrows-of-the-forest northern-rhovanion rhosgobel western-mirkwood woodland-realm",
    nation: "north",
  },
  orthanc: {
    next: "fords-of-isen gap-of-rohan",
    nation: "isengard",
    settlement: "stronghold",
    black: "fangorn south-dunland",
  },
  osgiliath: {
    next: "dead-marshes druadan-forest lossarnach minas-tirith north-ithilien pelargir south-ithilien west-harondor",
    settlement: "fortification",
  },
  "parth-celebrant": {
    next: "dimrill-dale eastemnet fangorn lorien south-anduin-vale western-brown-lands",
    black: "north-dunland",
  },
  pelargir: {
    next: "lamedon lossarnach osgiliath west-harondor",
    nation: "gondor",
    settlement: "city",
    coastal: true,
  },
  rhosgobel: {
    next: "carrock gladden-fields narrows-of-the-forest north-anduin-vale old-ford old-forest-road",
    nation: "north",
  },
  rivendell: {
    next: "fords-of-bruinen trollshaws",
    nation: "elves",
    settlement: "stronghold",
    black: "eagles-eyrie goblins-gate high-pass mount-gundabad old-ford",
  },
  "south-anduin-vale": {
    next: "dimrill-dale dol-guldur north-anduin-vale parth-celebrant western-brown-lands",
  },
  "south-downs": { next: "bree buckland cardolan hollin north-dunland trollshaws weather-hills" },
  "south-dunland": {
    next: "enedwaith gap-of-rohan north-dunland tharbad",
    nation: "isengard",
    settlement: "town",
    black: "fangorn orthanc",
  },
  "south-ered-luin": {
    next: "cardolan harlindon minhiriath old-forest the-shire tower-hills",
    coastal: true,
  },
  "south-ithilien": {
    next: "east-harondor minas-morgul north-ithilien osgiliath west-harondor",
    black: "gorgoroth nurn",
  },
  "south-rhun": {
    next: "ash-mountains east-rhun southern-dorwinion",
    nation: "southrons",
    settlement: "town",
    eastern: true,
    black: "barad-dur gorgoroth",
  },
  "southern-dorwinion": {
    next: "ash-mountains noman-lands northern-dorwinion south-rhun southern-rhovanion",
  },
  "southern-mirkwood": {
    next: "dol-guldur eastern-brown-lands eastern-mirkwood northern-rhovanion southern-rhovanion",
    nation: "sauron",
  },
  "southern-rhovanion": {
    next: "eastern-brown-lands noman-lands northern-dorwinion northern-rhovanion southern-dorwinion southern-mirkwood vale-of-the-celduin",
  },
  tharbad: { next: "cardolan enedwaith minhiriath north-dunland south-dunland" },
  "the-shire": {
    next: "buckland evendim old-forest south-ered-luin tower-hills",
    nation: "north",
    settlement: "city",
  },
  "tower-hills": { next: "ered-luin evendim grey-havens south-ered-luin the-shire", black: "harlindon" },
  trollshaws: {
    next: "ettenmoors fords-of-bruinen hollin rivendell south-downs weather-hills",
    black: "mount-gundabad",
  },
  umbar: { next: "near-harad west-harondor", nation: "southrons", settlement: "stronghold", coastal: true },
  "vale-of-the-carnen": {
    next: "dale east-rhun iron-hills north-rhun northern-rhovanion vale-of-the-celduin",
  },
  "vale-of-the-celduin": {
    next: "north-rhun northern-dorwinion northern-rhovanion southern-rhovanion vale-of-the-carnen",
  },
  "weather-hills": { next: "bree ettenmoors north-downs south-downs trollshaws" },
  "west-harondor": {
    next: "east-harondor near-harad osgiliath pelargir south-ithilien umbar",
    coastal: true,
  },
  westemnet: {
    next: "eastemnet edoras fangorn folde fords-of-isen helms-deep",
    nation: "rohan",
    settlement: "town",
    black: "erech",
  },
  "western-brown-lands": {
    next: "dol-guldur eastemnet eastern-brown-lands parth-celebrant south-anduin-vale western-emyn-muil",
  },
  "western-emyn-muil": {
    next: "dead-marshes druadan-forest eastemnet eastern-brown-lands eastern-emyn-muil western-brown-lands",
  },
  "western-mirkwood": { next: "carrock northern-mirkwood old-forest-road woodland-realm" },
  "withered-heath": { next: "dale erebor northern-mirkwood woodland-realm" },
  "woodland-realm": {
    next: "dale northern-mirkwood old-forest-road western-mirkwood withered-heath",
    nation: "elves",
    settlement: "stronghold",
  },
};
