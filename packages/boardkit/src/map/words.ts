/** What the kit itself says about a map. Boards say everything else. */
import type { InWholeLanguages } from "@westmarch/kernel/languages";

interface Words {
  readonly near: string;
  readonly far: string;
  readonly all: string;
  readonly overview: string;
}

export const WORDS: InWholeLanguages<Words> = {
  en: {
    near: "Zoom in",
    far: "Zoom out",
    all: "Show the whole map",
    overview: "Small map: the arrow keys move the part that is shown",
  },
  "zh-Hant": {
    near: "放大",
    far: "縮小",
    all: "顯示整張地圖",
    overview: "小地圖：用方向鍵移動顯示的部分",
  },
  "zh-Hans": {
    near: "放大",
    far: "缩小",
    all: "显示整张地图",
    overview: "小地图：用方向键移动显示的部分",
  },
  ja: {
    near: "拡大",
    far: "縮小",
    all: "地図全体を表示",
    overview: "小さな地図：矢印キーで表示部分を移動",
  },
  de: {
    near: "Näher",
    far: "Ferner",
    all: "Die ganze Karte zeigen",
    overview: "Kleine Karte: Die Pfeiltasten verschieben den gezeigten Teil",
  },
};
