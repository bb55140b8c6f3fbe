/** What stands for peoples and persons of a campaign on its pieces. */
export { Emblem, type EmblemProps, shapesFrom } from "./emblems.tsx";
