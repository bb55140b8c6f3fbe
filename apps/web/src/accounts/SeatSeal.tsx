import { latePart } from "@westmarch/boardkit/later";
import type { SeatInfo } from "@westmarch/protocol";

const Seal = latePart(async () => (await import("./Seal.tsx")).Seal);

/** The seal of a player with an account; nothing for guests and computers. */
export const SeatSeal = ({
  of,
  size = 18,
}: {
  readonly of: Pick<SeatInfo, "player"> | undefined;
  readonly size?: number;
}) => (of?.player?.kind === "person" && of.player.seal ? <Seal seal={of.player.seal} size={size} /> : null);
