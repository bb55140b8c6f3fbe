/** What tells a finished campaign at length: curves, luck, what each turn took. */
export { Balances } from "./Balances.tsx";
export { default as chronicleStyles } from "./chronicle.module.css";
export { GAP, HIGH, Stairs, scaleOf } from "./curves.tsx";
export { Judged, JudgeFoot } from "./Judged.tsx";
export { judgeWordsBy } from "./judgeWords.ts";
export { momentsBy } from "./Moments.tsx";
export { TollChart, type TollRow } from "./TollChart.tsx";
export { type Column, TurnTable, total } from "./TurnTable.tsx";
export { benchOf, type Judging, type Opinion } from "./useJudge.ts";
