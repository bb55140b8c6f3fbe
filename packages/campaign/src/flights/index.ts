/** Dice that fly from where they lay to what they are spent on. */
export { flightsBy } from "./Flights.tsx";
