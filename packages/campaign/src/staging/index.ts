/** How what happens in a campaign is shown: on its map while it happens, and in scenes over it. */
export { Camp, Caption, CardChoices, Fallen, Field, Kind, Throws, Total } from "./Field.tsx";
export { interludeBy } from "./Interlude.tsx";
export { LaidCard, LaidCards, NoCard } from "./LaidCard.tsx";
export { bat, GROUND, HEIGHT, WIDTH } from "./night/drawing.ts";
export { Host, Night } from "./night/Night.tsx";
export { Arrow, PicturesOf, TurnMark } from "./PictureRow.tsx";
export { PipDie } from "./PipDie.tsx";
export { Throw, type Thrown } from "./Throw.tsx";
