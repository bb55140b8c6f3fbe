import { latePart } from "@westmarch/boardkit/later";

/** The home page: who follows a link to a table does not pass it. */
export const Home = latePart(async () => (await import("./Home.tsx")).Home);
