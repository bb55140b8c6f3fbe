/** How the road winds: on the page that shows its stops, and in the land that is drawn around it. */

/** As high as the road winds, in its own units. */
export const HIGH = 120;
const MIDDLE = 60;
const SWING = 26;

/** How far down the road lies at a stop: it winds, and never straight. */
export const heightAt = (stop: number): number => MIDDLE + SWING * Math.sin(stop * 1.9 + 0.6);
