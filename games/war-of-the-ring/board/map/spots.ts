/** Where the name, the settlement and armies of each region are wanted; `placing.ts` finds the room for them. */
import type { Spots } from "@westmarch/campaign/drawing";
import type { RegionName } from "../../data/regionnames.ts";

export const SPOTS: Readonly<Record<RegionName, Spots>> = {
  andrast: {
    label: [289, 751],
    armies: [
      [286, 785],
      [277, 716],
      [308, 725],
    ],
  },
  anfalas: {
    label: [459, 771],
    armies: [
      [409, 747],
      [373, 735],
      [342, 731],
    ],
  },
  angmar: {
    label: [358, 35],
    settlement: [328, 75],
    armies: [
      [362, 71],
      [398, 69],
      [315, 29],
    ],
  },
  arnor: {
    label: [280, 52],
    armies: [
      [290, 86],
      [254, 91],
      [241, 49],
    ],
  },
  "ash-mountains": {
    label: [1113, 517],
    armies: [
      [1036, 538],
      [1073, 551],
      [1100, 542],
    ],
  },
  "barad-dur": {
    label: [1099, 608],
    settlement: [1102, 591],
    armies: [
      [1125, 643],
      [1097, 673],
      [1093, 632],
    ],
  },
  bree: {
    label: [333, 211],
    settlement: [329, 248],
    armies: [
      [363, 257],
      [295, 207],
      [332, 186],
    ],
  },
  buckland: {
    label: [267, 249],
    armies: [
      [297, 284],
      [333, 310],
      [268, 223],
    ],
  },
  cardolan: {
    label: [322, 405],
    armies: [
      [316, 370],
      [352, 370],
      [273, 400],
    ],
  },
  carrock: {
    label: [636, 94],
    settlement: [686, 94],
    armies: [
      [679, 129],
      [649, 59],
      [700, 172],
    ],
  },
  dagorlad: {
    label: [961, 544],
    armies: [
      [941, 578],
      [977, 578],
      [1010, 557],
    ],
  },
  dale: {
    label: [954, 166],
    settlement: [948, 202],
    armies: [
      [913, 186],
      [877, 203],
      [909, 229],
    ],
  },
  "dead-marshes": {
    label: [841, 599],
    armies: [
      [858, 641],
      [822, 641],
      [890, 629],
    ],
  },
  "dimrill-dale": {
    label: [650, 403],
    armies: [
      [649, 445],
      [639, 361],
      [608, 363],
    ],
  },
  "dol-amroth": {
    label: [542, 770],
    settlement: [515, 808],
    armies: [
      [549, 804],
      [586, 804],
      [517, 833],
    ],
  },
  "dol-guldur": {
    label: [797, 412],
    settlement: [812, 457],
    armies: [
      [778, 446],
      [794, 377],
      [841, 438],
    ],
  },
  "druadan-forest": {
    label: [761, 625],
    armies: [
      [738, 583],
      [819, 657],
      [789, 658],
    ],
  },
  "druwaith-iaur": {
    label: [336, 667],
    armies: [
      [283, 632],
      [319, 632],
      [323, 693],
    ],
  },
  "eagles-eyrie": {
    label: [567, 106],
    armies: [
      [611, 148],
      [647, 152],
      [609, 108],
    ],
  },
  "east-harondor": {
    label: [924, 905],
    armies: [
      [920, 871],
      [884, 870],
      [952, 871],
    ],
  },
  "east-rhun": {
    label: [1139, 298],
    armies: [
      [1162, 333],
      [1136, 264],
      [1168, 380],
    ],
  },
  eastemnet: {
    label: [631, 531],
    armies: [
      [655, 566],
      [691, 553],
      [722, 563],
    ],
  },
  "eastern-brown-lands": {
    label: [811, 498],
    armies: [
      [880, 480],
      [916, 470],
      [847, 465],
    ],
  },
  "eastern-emyn-muil": {
    label: [851, 542],
    armies: [
      [897, 584],
      [908, 532],
      [865, 575],
    ],
  },
  "eastern-mirkwood": {
    label: [866, 293],
    armies: [
      [852, 336],
      [816, 344],
      [884, 333],
    ],
  },
  edoras: {
    label: [614, 628],
    settlement: [606, 612],
    armies: [
      [602, 663],
      [638, 663],
      [569, 651],
    ],
  },
  enedwaith: {
    label: [261, 508],
    armies: [
      [276, 544],
      [240, 542],
      [308, 535],
    ],
  },
  erebor: {
    label: [893, 72],
    settlement: [939, 136],
    armies: [
      [902, 108],
      [940, 82],
      [910, 152],
    ],
  },
  erech: {
    label: [548, 733],
    armies: [
      [548, 699],
      [505, 757],
      [586, 726],
    ],
  },
  "ered-luin": {
    label: [157, 139],
    settlement: [150, 179],
    armies: [
      [116, 173],
      [183, 176],
      [151, 204],
    ],
  },
  ettenmoors: {
    label: [370, 114],
    armies: [
      [371, 149],
      [435, 129],
      [403, 140],
    ],
  },
  evendim: {
    label: [238, 100],
    armies: [
      [234, 187],
      [226, 135],
      [217, 74],
    ],
  },
  fangorn: {
    label: [528, 517],
    armies: [
      [518, 551],
      [554, 551],
      [490, 491],
    ],
  },
  "far-harad": {
    label: [1091, 917],
    settlement: [1027, 962],
    armies: [
      [1062, 952],
      [994, 955],
      [1097, 946],
    ],
  },
  folde: {
    label: [663, 594],
    settlement: [699, 631],
    armies: [
      [665, 629],
      [622, 588],
      [700, 586],
    ],
  },
  "fords-of-bruinen": {
    label: [456, 274],
    armies: [
      [474, 316],
      [481, 232],
      [499, 308],
    ],
  },
  "fords-of-isen": {
    label: [377, 640],
    settlement: [459, 607],
    armies: [
      [425, 635],
      [363, 682],
      [488, 581],
    ],
  },
  forlindon: {
    label: [36, 197],
    armies: [
      [60, 231],
      [49, 162],
      [80, 145],
    ],
  },
  "gap-of-rohan": {
    label: [324, 598],
    armies: [
      [331, 556],
      [368, 616],
      [304, 565],
    ],
  },
  "gladden-fields": {
    label: [658, 311],
    armies: [
      [660, 353],
      [707, 314],
      [670, 278],
    ],
  },
  "goblins-gate": {
    label: [584, 222],
    armies: [
      [581, 264],
      [634, 234],
      [611, 255],
    ],
  },
  gorgoroth: {
    label: [1073, 754],
    armies: [
      [1113, 720],
      [1150, 697],
      [1081, 729],
    ],
  },
  "grey-havens": {
    label: [135, 216],
    settlement: [115, 253],
    armies: [
      [115, 292],
      [151, 249],
      [92, 190],
    ],
  },
  harlindon: {
    label: [77, 337],
    armies: [
      [77, 372],
      [41, 371],
      [80, 311],
    ],
  },
  "helms-deep": {
    label: [475, 646],
    settlement: [417, 703],
    armies: [
      [495, 688],
      [460, 692],
      [437, 649],
    ],
  },
  "high-pass": {
    label: [510, 247],
    armies: [
      [521, 282],
      [557, 282],
      [533, 222],
    ],
  },
  hollin: {
    label: [432, 364],
    armies: [
      [436, 330],
      [438, 277],
      [468, 337],
    ],
  },
  "iron-hills": {
    label: [998, 100],
    settlement: [1009, 142],
    armies: [
      [1043, 151],
      [976, 135],
      [1076, 171],
    ],
  },
  khand: {
    label: [1120, 856],
    armies: [
      [1130, 822],
      [1048, 879],
      [1080, 870],
    ],
  },
  lamedon: {
    label: [622, 751],
    settlement: [618, 788],
    armies: [
      [659, 717],
      [695, 676],
      [647, 777],
    ],
  },
  lorien: {
    label: [582, 406],
    settlement: [600, 450],
    armies: [
      [564, 440],
      [527, 425],
      [594, 378],
    ],
  },
  lossarnach: {
    label: [729, 772],
    settlement: [753, 809],
    armies: [
      [718, 807],
      [696, 737],
      [783, 802],
    ],
  },
  "minas-morgul": {
    label: [991, 712],
    settlement: [969, 692],
    armies: [
      [956, 747],
      [992, 747],
      [940, 686],
    ],
  },
  "minas-tirith": {
    label: [761, 727],
    settlement: [792, 704],
    armies: [
      [747, 692],
      [797, 762],
      [765, 753],
    ],
  },
  minhiriath: {
    label: [195, 435],
    armies: [
      [255, 446],
      [219, 469],
      [187, 460],
    ],
  },
  morannon: {
    label: [1009, 612],
    settlement: [1041, 657],
    armies: [
      [1007, 646],
      [1052, 691],
      [1023, 586],
    ],
  },
  moria: {
    label: [523, 356],
    settlement: [477, 378],
    armies: [
      [569, 340],
      [605, 317],
      [537, 331],
    ],
  },
  "mount-gram": {
    label: [450, 27],
    armies: [
      [442, 62],
      [406, 63],
      [451, 101],
    ],
  },
  "mount-gundabad": {
    label: [542, 45],
    settlement: [509, 81],
    armies: [
      [544, 79],
      [475, 85],
      [506, 107],
    ],
  },
  "narrows-of-the-forest": {
    label: [767, 293],
    armies: [
      [793, 335],
      [757, 336],
      [761, 326],
    ],
  },
  "near-harad": {
    label: [876, 932],
    settlement: [894, 976],
    armies: [
      [858, 966],
      [940, 947],
      [822, 960],
    ],
  },
  "noman-lands": {
    label: [965, 476],
    armies: [
      [995, 510],
      [958, 510],
      [927, 501],
    ],
  },
  "north-anduin-vale": {
    label: [745, 390],
    armies: [
      [727, 348],
      [691, 348],
      [759, 357],
    ],
  },
  "north-downs": {
    label: [271, 132],
    armies: [
      [296, 167],
      [260, 167],
      [329, 158],
    ],
  },
  "north-dunland": {
    label: [465, 448],
    settlement: [427, 424],
    armies: [
      [393, 406],
      [458, 406],
      [420, 449],
    ],
  },
  "north-ered-luin": {
    label: [157, 114],
    armies: [
      [182, 72],
      [146, 72],
      [127, 81],
    ],
  },
  "north-ithilien": {
    label: [913, 670],
    armies: [
      [914, 713],
      [931, 628],
      [900, 637],
    ],
  },
  "north-rhun": {
    label: [1069, 257],
    settlement: [1037, 312],
    armies: [
      [1071, 300],
      [1027, 257],
      [1066, 228],
    ],
  },
  "northern-dorwinion": {
    label: [991, 349],
    armies: [
      [986, 391],
      [1022, 395],
      [957, 382],
    ],
  },
  "northern-mirkwood": {
    label: [743, 105],
    armies: [
      [732, 61],
      [768, 63],
      [705, 68],
    ],
  },
  "northern-rhovanion": {
    label: [908, 258],
    armies: [
      [920, 300],
      [884, 300],
      [946, 225],
    ],
  },
  nurn: {
    label: [1043, 800],
    settlement: [978, 838],
    armies: [
      [1009, 806],
      [1072, 826],
      [1041, 824],
    ],
  },
  "old-ford": {
    label: [655, 185],
    armies: [
      [672, 220],
      [636, 220],
      [662, 263],
    ],
  },
  "old-forest": {
    label: [288, 318],
    armies: [
      [262, 353],
      [226, 353],
      [294, 344],
    ],
  },
  "old-forest-road": {
    label: [809, 230],
    armies: [
      [834, 264],
      [797, 264],
      [866, 256],
    ],
  },
  orthanc: {
    label: [419, 531],
    settlement: [418, 572],
    armies: [
      [404, 566],
      [368, 556],
      [390, 609],
    ],
  },
  osgiliath: {
    label: [857, 736],
    settlement: [869, 773],
    armies: [
      [835, 771],
      [817, 842],
      [854, 705],
    ],
  },
  "parth-celebrant": {
    label: [605, 479],
    armies: [
      [583, 513],
      [647, 513],
      [615, 504],
    ],
  },
  pelargir: {
    label: [722, 842],
    settlement: [660, 819],
    armies: [
      [775, 846],
      [693, 807],
      [724, 816],
    ],
  },
  rhosgobel: {
    label: [723, 259],
    armies: [
      [709, 293],
      [745, 293],
      [705, 233],
    ],
  },
  rivendell: {
    label: [528, 149],
    settlement: [507, 185],
    armies: [
      [541, 184],
      [604, 187],
      [573, 177],
    ],
  },
  "south-anduin-vale": {
    label: [710, 471],
    armies: [
      [713, 429],
      [677, 429],
      [746, 437],
    ],
  },
  "south-downs": {
    label: [364, 294],
    armies: [
      [390, 328],
      [354, 333],
      [389, 371],
    ],
  },
  "south-dunland": {
    label: [381, 487],
    settlement: [333, 516],
    armies: [
      [431, 485],
      [395, 445],
      [376, 454],
    ],
  },
  "south-ered-luin": {
    label: [178, 394],
    armies: [
      [188, 360],
      [174, 428],
      [154, 369],
    ],
  },
  "south-ithilien": {
    label: [924, 789],
    armies: [
      [880, 831],
      [971, 779],
      [848, 856],
    ],
  },
  "south-rhun": {
    label: [1159, 443],
    settlement: [1137, 495],
    armies: [
      [1171, 485],
      [1168, 538],
      [1167, 583],
    ],
  },
  "southern-dorwinion": {
    label: [1030, 440],
    armies: [
      [1046, 482],
      [1082, 484],
      [978, 444],
    ],
  },
  "southern-mirkwood": {
    label: [896, 380],
    armies: [
      [877, 422],
      [841, 393],
      [894, 347],
    ],
  },
  "southern-rhovanion": {
    label: [949, 435],
    armies: [
      [937, 393],
      [931, 341],
      [905, 402],
    ],
  },
  tharbad: {
    label: [315, 435],
    armies: [
      [295, 469],
      [331, 469],
      [362, 439],
    ],
  },
  "the-shire": {
    label: [220, 293],
    settlement: [243, 277],
    armies: [
      [209, 259],
      [211, 328],
      [180, 340],
    ],
  },
  "tower-hills": {
    label: [163, 261],
    armies: [
      [155, 303],
      [150, 355],
      [199, 228],
    ],
  },
  trollshaws: {
    label: [439, 161],
    armies: [
      [438, 198],
      [474, 196],
      [435, 242],
    ],
  },
  umbar: {
    label: [685, 941],
    settlement: [763, 966],
    armies: [
      [729, 958],
      [693, 976],
      [661, 967],
    ],
  },
  "vale-of-the-carnen": {
    label: [1050, 209],
    armies: [
      [988, 215],
      [959, 218],
      [1001, 171],
    ],
  },
  "vale-of-the-celduin": {
    label: [1003, 264],
    armies: [
      [978, 306],
      [942, 307],
      [1010, 298],
    ],
  },
  "weather-hills": {
    label: [381, 174],
    armies: [
      [400, 216],
      [365, 216],
      [369, 207],
    ],
  },
  "west-harondor": {
    label: [791, 893],
    armies: [
      [712, 898],
      [676, 896],
      [692, 856],
    ],
  },
  westemnet: {
    label: [540, 595],
    settlement: [574, 578],
    armies: [
      [538, 630],
      [541, 560],
      [506, 621],
    ],
  },
  "western-brown-lands": {
    label: [721, 498],
    armies: [
      [727, 540],
      [789, 490],
      [694, 531],
    ],
  },
  "western-emyn-muil": {
    label: [786, 533],
    armies: [
      [784, 575],
      [820, 575],
      [751, 567],
    ],
  },
  "western-mirkwood": {
    label: [739, 140],
    armies: [
      [758, 182],
      [721, 181],
      [727, 173],
    ],
  },
  "withered-heath": {
    label: [819, 71],
    armies: [
      [838, 113],
      [877, 157],
      [870, 114],
    ],
  },
  "woodland-realm": {
    label: [818, 161],
    settlement: [800, 137],
    armies: [
      [849, 203],
      [786, 203],
      [817, 196],
    ],
  },
};
