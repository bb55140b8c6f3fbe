/** Charts of a finished game. */
export { apart, Drawn, Leaf, Levels, marksOf, type Scale, stairs, Turns, xOf, yOf } from "./charts.tsx";
