/** Plain JSON data: compared, searched for what does not belong there, searched for parts that two copies share. */

const isObject = (value: unknown): value is Record<string, unknown> =>
  value !== null && typeof value === "object";

/** Whether two values are the same data; the order of an object's keys means nothing. */
export function equal(a: unknown, b: unknown): boolean {
  if (a === b) return true;
  if (!isObject(a) || !isObject(b)) return false;
  if (Array.isArray(a)) {
    if (!Array.isArray(b) || a.length !== b.length) return false;
    for (let i = 0; i < a.length; i++) if (!equal(a[i], b[i])) return false;
    return true;
  }
  if (Array.isArray(b)) return false;
  const keys = Object.keys(a);
  if (keys.length !== Object.keys(b).length) return false;
  for (const key of keys) if (!Object.hasOwn(b, key) || !equal(a[key], b[key])) return false;
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

/** The first thing in a value that JSON cannot hold, as `path: what`; null if there is none. */
export function notPlain(value: unknown, path = ""): string | null {
  switch (typeof value) {
    case "string":
    case "boolean":
      return null;
    case "number":
      return Number.isFinite(value) ? null : `${path || "whole"}: ${value}`;
    case "object": {
      if (value === null) return null;
      const made = Object.getPrototypeOf(value);
      if (Array.isArray(value)) {
        for (let i = 0; i < value.length; i++) {
          const found = i in value ? notPlain(value[i], `${path}[${i}]`) : `${path}[${i}]: a hole`;
          if (found) return found;
        }
        return null;
      }
      if (made !== Object.prototype && made !== null) return `${path || "whole"}: a ${made.constructor.name}`;
      for (const [key, inner] of Object.entries(value)) {
        const found = notPlain(inner, path === "" ? key : `${path}.${key}`);
        if (found) return found;
      }
      return null;
    }
    default:
      return `${path || "whole"}: ${typeof value}`;
  }
}

/** The first array or object that two values have in common (not equal: the very same), as its path; else null. */
export function shares(a: unknown, b: unknown, path = ""): string | null {
  if (!isObject(a) || !isObject(b)) return null;
  if (a === b) return path || "whole";
  for (const key of Object.keys(a)) {
    const found = shares(a[key], b[key], path === "" ? key : `${path}.${key}`);
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
