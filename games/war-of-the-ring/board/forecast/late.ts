/** The slips of what is to come, fetched when the first of them is laid down. */
import { latePart } from "@westmarch/boardkit/later";

export const BattleForecast = latePart(async () => (await import("./BattleForecast.tsx")).BattleForecast);
export const HuntForecast = latePart(async () => (await import("./HuntForecast.tsx")).HuntForecast);
export const PoolForecast = latePart(async () => (await import("./PoolForecast.tsx")).PoolForecast);
export const ThreatForecast = latePart(async () => (await import("./ThreatForecast.tsx")).ThreatForecast);
