import type { ReactNode } from "react";

/** What is told of an army. */
export interface ArmyTold {
  readonly title: string;
  readonly body: ReactNode;
  readonly rules: readonly string[];
}

/** The army that `army:PLACE:SIDE` asks about; null for every other id. */
export function armyAsked<Place extends number>(
  id: string,
  places: { readonly is: (place: number) => place is Place },
): { readonly place: Place; readonly side: 0 | 1 } | null {
  const [kind, where, whose] = id.split(":");
  const place = Number(where);
  return kind === "army" && places.is(place) ? { place, side: whose === "0" ? 0 : 1 } : null;
}
