/**
 * The items by what `keyOf` says of each, keys and items in the order in which they come. `Map.groupBy` does the same; the
 * oldest browsers that play here lack it (`apps/web/browsers.ts`).
 */
export function groupedBy<T, K>(items: Iterable<T>, keyOf: (item: T) => K): Map<K, T[]> {
  const groups = new Map<K, T[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
