import { latePart } from "@westmarch/boardkit/later";
import { CommonRoom } from "../public-lobby/CommonRoom.tsx";

const PlayAtOnce = latePart(async () => (await import("./at-once/PlayAtOnce.tsx")).PlayAtOnce);
const TodayLeaf = latePart(async () => (await import("../puzzles/TodayLeaf.tsx")).TodayLeaf);

/** The common room, with what stands in it from other parts of the house. */
export const CommonRoomPage = () => <CommonRoom play={PlayAtOnce} puzzle={TodayLeaf} />;
