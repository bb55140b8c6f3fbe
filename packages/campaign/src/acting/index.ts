/** What people do at the table of a campaign: dividing an army. */
export { SplitFoot, SplitNote, SplitSlip, Steps } from "./SplitSlip.tsx";
