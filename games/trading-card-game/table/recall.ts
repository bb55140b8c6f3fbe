/** How many are remembered at once. */
const MANY = 64;

/**
 * Works something out from a thing that is replaced and never changed, and remembers it for the things that it was
 * worked out for last. A `WeakMap` would remember all, but makes the collection of garbage so slow that random play loses
 * a quarter of its speed; and rules ask of one table again and again until it is another, hardly ever of an old one.
 */
export function recalling<K extends object, V>(workOut: (key: K) => V): (key: K) => V {
  const keys: K[] = [];
  const values: V[] = [];
  let next = 0;
  let last = 0;
  const remember = (key: K): void => {
    const value = workOut(key);
    last = next;
    next = (next + 1) % MANY;
    keys[last] = key;
    values[last] = value;
  };
  return (key) => {
    if (keys[last] !== key) {
      const place = keys.indexOf(key);
      if (place >= 0) last = place;
      else remember(key);
    }
    return values[last];
  };
}
