/** What the page's own sources say: every text in them, whole or with gaps that are filled when it runs. */
import { globSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseSync, Visitor } from "oxc-parser";

const source = fileURLToPath(new URL("../src/", import.meta.url));

/** A text by the pieces that are written out; between two of them stands whatever is filled in. */
type Pieces = readonly string[];

function textsOf(file: string): Pieces[] {
  const texts: Pieces[] = [];
  const { program } = parseSync(file, readFileSync(source + file, "utf8"));
  new Visitor({
    Literal(node) {
      if (typeof node.value === "string") texts.push([node.value]);
    },
    TemplateLiteral(node) {
      texts.push(node.quasis.map(({ value }) => value.cooked ?? ""));
    },
  }).visit(program);
  return texts;
}

/** Whether a text with gaps could become this key. A gap alone says nothing of what fills it. */
function becomes([first = "", ...rest]: Pieces, key: string): boolean {
  if (!key.startsWith(first)) return false;
  if (first === "" && rest.every((piece) => piece === "")) return false;
  let at = first.length;
  for (const piece of rest) {
    const found = key.indexOf(piece, at);
    if (found < 0) return false;
    at = found + piece.length;
  }
  return key.endsWith(rest.at(-1) ?? "");
}

/** What all sources say, read once: whole texts, and those with gaps, each once. */
interface Said {
  readonly whole: ReadonlySet<string>;
  readonly gapped: readonly Pieces[];
}

let said: Said | null = null;

function allSaid(): Said {
  const texts = globSync("**/*.{ts,tsx}", { cwd: source }).flatMap((file) => textsOf(file));
  const gapped = new Map(texts.flatMap((pieces) => (pieces.length > 1 ? [[pieces.join("\0"), pieces]] : [])));
  return {
    whole: new Set(texts.flatMap((pieces) => (pieces.length === 1 ? pieces : []))),
    gapped: [...gapped.values()],
  };
}

/** Those of these keys that nothing in the page's sources says. That every key that is said exists, the compiler holds. */
export function neverSaid(keys: readonly string[]): readonly string[] {
  said ??= allSaid();
  const { whole, gapped } = said;
  return keys.filter((key) => !whole.has(key) && !gapped.some((pieces) => becomes(pieces, key)));
}
