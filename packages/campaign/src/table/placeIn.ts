import { placeAt } from "@westmarch/boardkit/carry";

/** The place, among those of a kind, that lies under a point of the screen, or null. */
export function placeIn<P extends number>(
  kind: { readonly is: (id: number) => id is P },
  at: { readonly x: number; readonly y: number } | null,
): P | null {
  const place = Number((at && placeAt(at)) ?? -1);
  return kind.is(place) ? place : null;
}
