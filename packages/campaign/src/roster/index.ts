/** Who is in an army, as a slip. It comes when an army is first asked about. */
export { type ArmyTold, armyAsked } from "./asked.ts";
export { Roster, Row } from "./Roster.tsx";
