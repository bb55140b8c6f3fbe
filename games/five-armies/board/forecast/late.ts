/** The slips of what is to come, fetched when the first of them is laid down. */
import { latePart } from "@westmarch/boardkit/later";

export const BattleForecast = latePart(async () => (await import("./BattleForecast.tsx")).BattleForecast);
export const ArmyForecast = latePart(async () => (await import("./ArmyForecast.tsx")).ArmyForecast);
export const FateForecast = latePart(async () => (await import("./FateForecast.tsx")).FateForecast);
