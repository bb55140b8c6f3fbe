/** Dividing an army: who goes and who stays. It comes when an army is first divided. */
export { SplitFoot, SplitNote, SplitSlip, Steps } from "./SplitSlip.tsx";
