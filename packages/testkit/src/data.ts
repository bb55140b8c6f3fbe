/** Plain JSON data: compared, searched for what does not belong there, searched for parts that two copies share. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object";

/** Whether two values are the same data; the order of an object's keys means nothing. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    // Most of a state is numbers: no call for those.
    for (let i = 0; i < a.length; i++) if (a[i] !== b[i] && !equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) {
    const [x, y] = [a[key], b[key]];
    if (x === y ? x === undefined && !Object.hasOwn(b, key) : !equal(x, y)) return false;
  }
  return true;
}

const shown = (value: unknown): string => {
  const text = JSON.stringify(value) ?? String(value);
  return text.length > 80 ? `${text.slice(0, 80)}…` : text;
};

/** Where two values first differ, as `path: this, not that`; null if they are the same data. */
export function difference(a: unknown, b: unknown, path = ""): string | null {
  if (equal(a, b)) return null;
  if (isObject(a) && isObject(b) && Array.isArray(a) === Array.isArray(b)) {
    for (const key of new Set([...Object.keys(a), ...Object.keys(b)])) {
      const found = difference(a[key], b[key], path === "" ? key : `${path}.${key}`);
      if (found) return found;
    }
  }
  return `${path || "whole"}: ${shown(a)}, not ${shown(b)}`;
}

/** A key before the path of what was found under it. Paths are put together only then: there is hardly ever anything. */
const under = (key: string, path: string): string =>
  `${key}${path === "" || path.startsWith("[") ? "" : "."}${path}`;

interface Odd {
  readonly path: string;
  readonly what: string;
}

/** The first thing in a value that JSON cannot hold, as `path: what`; null if there is none. */
export function notPlain(value: unknown): string | null {
  const odd = oddIn(value);
  return odd && `${odd.path || "whole"}: ${odd.what}`;
}

function oddIn(value: unknown): Odd | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return null;
    case "number":
      return Number.isFinite(value) ? null : { path: "", what: String(value) };
    case "object":
      return value === null ? null : Array.isArray(value) ? oddInList(value) : oddInRecord(value);
    default:
      return { path: "", what: typeof value };
  }
}

function oddInList(list: readonly unknown[]): Odd | null {
  for (let i = 0; i < list.length; i++) {
    const found = i in list ? oddIn(list[i]) : { path: "", what: "a hole" };
    if (found) return { ...found, path: under(`[${i}]`, found.path) };
  }
  return null;
}

function oddInRecord(value: object): Odd | null {
  const made = Object.getPrototypeOf(value);
  if (made !== Object.prototype && made !== null) return { path: "", what: `a ${made.constructor.name}` };
  for (const [key, inner] of Object.entries(value)) {
    const found = oddIn(inner);
    if (found) return { ...found, path: under(key, found.path) };
  }
  return null;
}

/** The first array or object that two values have in common (not equal: the very same), as its path; else null. */
export function shares(a: unknown, b: unknown, path = ""): string | null {
  if (!isObject(a) || !isObject(b)) return null;
  if (a === b) return path || "whole";
  for (const key of Object.keys(a)) {
    const inner = a[key];
    if (!isObject(inner)) continue;
    const found = shares(inner, b[key], path === "" ? key : `${path}.${key}`);
    if (found) return found;
  }
  return null;
}

/** One text for equal data, whatever the order of its keys. */
export const canonical = (value: unknown): string =>
  JSON.stringify(value, (_key, inner: unknown) =>
    isObject(inner) && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([x], [y]) => (x < y ? -1 : 1)))
      : inner,
  );
