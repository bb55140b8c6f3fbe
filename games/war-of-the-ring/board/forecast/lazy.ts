/** The slips of what is to come, fetched when the first of them is laid down. Put them into a `Suspense`. */
import { lazy } from "react";

export const BattleForecast = lazy(async () => ({
  default: (await import("./BattleForecast.tsx")).BattleForecast,
}));
export const HuntForecast = lazy(async () => ({
  default: (await import("./HuntForecast.tsx")).HuntForecast,
}));
export const PoolForecast = lazy(async () => ({
  default: (await import("./PoolForecast.tsx")).PoolForecast,
}));
export const ThreatForecast = lazy(async () => ({
  default: (await import("./ThreatForecast.tsx")).ThreatForecast,
}));
