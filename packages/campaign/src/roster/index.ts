/** Who is in an army, as a slip. It comes when an army is first asked about. */
export { Roster, Row } from "./Roster.tsx";
