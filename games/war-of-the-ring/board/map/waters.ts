/** Rivers and lakes. Where a river is a border, it follows it to the point. */
import type { RegionName } from "../../data/regionnames.ts";

export interface River {
  readonly name: string;
  /** Width at its source and at its mouth. */
  readonly width: readonly [number, number];
  /** From the source down: points of its own, or the border that it is. */
  readonly course: readonly (string | readonly [RegionName, RegionName])[];
}

export const RIVERS: readonly River[] = [
  {
    name: "Anduin",
    width: [1.6, 9],
    course: [
      ["carrock", "eagles-eyrie"],
      ["carrock", "old-ford"],
      ["old-ford", "rhosgobel"],
      ["gladden-fields", "rhosgobel"],
      ["gladden-fields", "north-anduin-vale"],
      ["dimrill-dale", "north-anduin-vale"],
      ["dimrill-dale", "south-anduin-vale"],
      ["parth-celebrant", "south-anduin-vale"],
      ["parth-celebrant", "western-brown-lands"],
      ["eastemnet", "western-brown-lands"],
      ["eastemnet", "western-emyn-muil"],
      ["druadan-forest", "western-emyn-muil"],
      ["dead-marshes", "druadan-forest"],
      "845,678 850,696 848,716 852,736 848,757 838,775 834,794 828,812 826,830 815,846 806,862",
      ["pelargir", "west-harondor"],
      "680,855 672,860",
    ],
  },
  {
    name: "Celebrant",
    width: [1, 3.4],
    course: [
      ["dimrill-dale", "lorien"],
      ["dimrill-dale", "parth-celebrant"],
    ],
  },
  {
    name: "Limlight",
    width: [0.8, 3.2],
    course: [
      ["fangorn", "parth-celebrant"],
      ["eastemnet", "parth-celebrant"],
    ],
  },
  {
    name: "Entwash",
    width: [0.8, 4.4],
    course: [
      "516,533 530,540 543,536 558,540",
      ["eastemnet", "westemnet"],
      ["eastemnet", "folde"],
      ["druadan-forest", "eastemnet"],
    ],
  },
  {
    name: "Snowbourn",
    width: [0.8, 2.8],
    course: [
      ["edoras", "folde"],
      ["folde", "westemnet"],
    ],
  },
  {
    name: "Isen",
    width: [0.8, 4.8],
    course: [
      ["fords-of-isen", "orthanc"],
      ["fords-of-isen", "gap-of-rohan"],
      ["druwaith-iaur", "gap-of-rohan"],
      ["druwaith-iaur", "enedwaith"],
      "253,592 246,594",
    ],
  },
  {
    name: "Hoarwell and Greyflood",
    width: [0.8, 6.6],
    course: [
      "441,116 434,126 435,138",
      ["trollshaws", "weather-hills"],
      ["south-downs", "trollshaws"],
      ["hollin", "south-downs"],
      ["north-dunland", "south-downs"],
      ["cardolan", "north-dunland"],
      ["cardolan", "tharbad"],
      ["minhiriath", "tharbad"],
      ["enedwaith", "minhiriath"],
      "213,477 205,479",
    ],
  },
  {
    name: "Bruinen",
    width: [0.8, 3],
    course: [
      "548,197 534,203 519,199 503,205 488,203",
      ["fords-of-bruinen", "trollshaws"],
      ["hollin", "trollshaws"],
    ],
  },
  { name: "Glanduin", width: [0.8, 2.8], course: [["hollin", "north-dunland"]] },
  {
    name: "Baranduin",
    width: [1.6, 5.4],
    course: [
      "231,182 240,189",
      ["buckland", "evendim"],
      ["buckland", "the-shire"],
      ["old-forest", "the-shire"],
      ["old-forest", "south-ered-luin"],
      ["cardolan", "south-ered-luin"],
      ["minhiriath", "south-ered-luin"],
      "131,426 123,429",
    ],
  },
  {
    name: "Lhûn",
    width: [0.8, 6],
    course: [
      ["ered-luin", "evendim"],
      ["ered-luin", "tower-hills"],
      ["ered-luin", "grey-havens"],
      ["forlindon", "grey-havens"],
      "83,270 81,277",
    ],
  },
  { name: "Gladden", width: [0.8, 2.8], course: [["gladden-fields", "old-ford"]] },
  {
    name: "Forest River",
    width: [0.8, 3],
    course: [
      ["northern-mirkwood", "withered-heath"],
      ["withered-heath", "woodland-realm"],
      "879,169 885,180 895,189 904,208",
    ],
  },
  {
    name: "Running River to the Long Lake",
    width: [1, 2.8],
    course: ["923,124 918,136 921,148 913,161 911,174 906,186 908,200"],
  },
  {
    name: "Running River to the Sea of Rhûn",
    width: [2.8, 5.6],
    course: [
      "909,219 916,230 929,232 942,224 955,218",
      ["northern-rhovanion", "vale-of-the-carnen"],
      "963,259 966,274 976,284 983,297 998,304",
      ["north-rhun", "northern-dorwinion"],
      "1048,340",
    ],
  },
  {
    name: "Carnen",
    width: [0.8, 3.4],
    course: [
      "1052,130 1046,143 1049,157 1041,171 1036,187 1026,199 1023,215 1013,226",
      ["north-rhun", "vale-of-the-celduin"],
    ],
  },
  {
    name: "Poros",
    width: [0.8, 3.6],
    course: [
      ["east-harondor", "south-ithilien"],
      ["south-ithilien", "west-harondor"],
      ["osgiliath", "west-harondor"],
    ],
  },
  {
    name: "Harnen",
    width: [0.8, 4.6],
    course: [
      ["east-harondor", "near-harad"],
      ["near-harad", "west-harondor"],
      ["umbar", "west-harondor"],
      "653,915 645,917",
    ],
  },
  {
    name: "Morthond",
    width: [0.8, 3],
    course: ["541,708 530,718 527,730 515,737 511,749", ["anfalas", "dol-amroth"], "493,814"],
  },
  {
    name: "Gilrain",
    width: [0.8, 3],
    course: ["676,690 670,703 673,717 662,729 660,744 649,754 645,769 634,778 628,789 620,796 614,801"],
  },
  { name: "Erui", width: [0.8, 2.8], course: [["lossarnach", "pelargir"], "808,829 822,833"] },
];

/** Lakes inside regions; the Sea of Rhûn is what its shores enclose. */
export const LAKES = {
  Nenuial: "237,168 234,177 229,185 222,188 216,181 214,172 214,163 216,154 223,148 231,150 233,159",
  "Long Lake": "915,211 914,219 906,223 900,215 900,206 905,199 911,202",
  "Sea of Núrnen":
    "1062,855 1056,862 1048,866 1040,869 1031,871 1022,871 1013,868 1004,865 997,861 998,852 1004,845 1013,842 1022,841 1031,841 1040,841 1049,842 1055,849",
} as const;
