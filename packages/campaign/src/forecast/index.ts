/** Slips of what is to come: figures in two columns, a bar of how it ends, what it leaves out in small words. */
export { default as styles } from "./forecast.module.css";
export { oddsBy } from "./Odds.tsx";
export { RoundOdds } from "./RoundOdds.tsx";
export { type End, Ends, EndsTold, endsOf, FightSlip, Figures, type Party, Slip } from "./Slip.tsx";
