/** Where the name, the settlement and armies of each region are wanted; `placing.ts` finds the room for them. */
import type { Spots } from "@westmarch/campaign/drawing";
import type { RegionName } from "./regions.ts";

export const SPOTS: Readonly<Record<RegionName, Spots>> = {
  front_gate: {
    label: [344, 357],
    settlement: [392, 345],
    armies: [
      [403, 411],
      [456, 353],
      [466, 410],
    ],
  },
  gate_meadow: {
    label: [551, 458],
    armies: [
      [521, 498],
      [647, 485],
      [584, 501],
    ],
  },
  western_vale: {
    label: [447, 544],
    armies: [
      [425, 583],
      [491, 583],
      [424, 505],
    ],
  },
  broken_bridge: {
    label: [453, 656],
    settlement: [536, 695],
    armies: [
      [426, 695],
      [553, 707],
      [489, 695],
    ],
  },
  ruins_of_dale: {
    label: [690, 670],
    settlement: [604, 660],
    armies: [
      [596, 588],
      [714, 630],
      [593, 645],
    ],
  },
  old_market: {
    label: [713, 522],
    armies: [
      [768, 562],
      [702, 561],
      [756, 618],
    ],
  },
  south_bank: {
    label: [478, 748],
    armies: [
      [566, 768],
      [485, 787],
      [422, 787],
    ],
  },
  dale_road: {
    label: [708, 717],
    armies: [
      [704, 756],
      [789, 723],
      [640, 758],
    ],
  },
  valley_mouth: {
    label: [507, 832],
    armies: [
      [604, 838],
      [667, 835],
      [541, 870],
    ],
  },
  upper_slopes: {
    label: [193, 353],
    armies: [
      [172, 393],
      [107, 396],
      [210, 314],
    ],
  },
  western_terraces: {
    label: [291, 451],
    armies: [
      [212, 466],
      [370, 481],
      [282, 500],
    ],
  },
  southern_ridge: {
    label: [88, 462],
    armies: [
      [94, 567],
      [97, 511],
      [29, 533],
    ],
  },
  lower_slopes: {
    label: [290, 603],
    settlement: [341, 562],
    armies: [
      [254, 564],
      [190, 561],
      [351, 642],
    ],
  },
  ravenhill: {
    label: [240, 661],
    settlement: [271, 721],
    armies: [
      [163, 656],
      [296, 704],
      [223, 713],
    ],
  },
  western_foothills: {
    label: [53, 669],
    armies: [
      [40, 620],
      [102, 719],
      [39, 719],
    ],
  },
  spurs_end: {
    label: [193, 765],
    armies: [
      [221, 804],
      [348, 829],
      [285, 806],
    ],
  },
  upper_spur: {
    label: [566, 269],
    armies: [
      [518, 308],
      [584, 308],
      [552, 367],
    ],
  },
  spur_heights: {
    label: [689, 214],
    armies: [
      [693, 269],
      [618, 218],
      [690, 165],
    ],
  },
  camp: {
    label: [672, 358],
    settlement: [578, 421],
    armies: [
      [639, 399],
      [656, 319],
      [702, 402],
    ],
  },
  eastern_spur: {
    label: [785, 183],
    settlement: [779, 268],
    armies: [
      [760, 342],
      [827, 233],
      [764, 234],
    ],
  },
  spur_horn: {
    label: [907, 165],
    armies: [
      [843, 200],
      [906, 218],
      [842, 256],
    ],
  },
  spur_foot: {
    label: [875, 390],
    armies: [
      [844, 351],
      [894, 430],
      [908, 351],
    ],
  },
  east_meadows: {
    label: [814, 472],
    armies: [
      [856, 514],
      [815, 432],
      [752, 432],
    ],
  },
  east_ford: {
    label: [812, 656],
    armies: [
      [895, 673],
      [874, 606],
      [811, 606],
    ],
  },
  stony_rise: {
    label: [966, 259],
    armies: [
      [957, 364],
      [957, 308],
      [948, 210],
    ],
  },
  muster_nw: {
    label: [1034, 187],
    armies: [
      [1040, 236],
      [1024, 138],
      [1032, 292],
    ],
  },
  muster_ne: {
    label: [1094, 162],
    armies: [
      [1126, 234],
      [1182, 178],
      [1189, 233],
    ],
  },
  muster_sw: {
    label: [1020, 321],
    armies: [
      [1035, 372],
      [1098, 385],
      [1035, 428],
    ],
  },
  muster_se: {
    label: [1192, 322],
    armies: [
      [1143, 371],
      [1102, 313],
      [1165, 272],
    ],
  },
  withered_plain: {
    label: [992, 463],
    armies: [
      [968, 424],
      [989, 504],
      [926, 507],
    ],
  },
  ash_plain: {
    label: [1146, 443],
    armies: [
      [1064, 538],
      [1116, 482],
      [1182, 486],
    ],
  },
  the_fens: {
    label: [960, 661],
    armies: [
      [937, 708],
      [959, 622],
      [1003, 702],
    ],
  },
  river_fields: {
    label: [1082, 592],
    armies: [
      [1123, 658],
      [1060, 651],
      [1174, 600],
    ],
  },
  south_marsh: {
    label: [841, 781],
    armies: [
      [852, 821],
      [724, 832],
      [788, 821],
    ],
  },
  southern_waste: {
    label: [1018, 770],
    armies: [
      [1072, 731],
      [985, 809],
      [922, 820],
    ],
  },
};
