/**
 * How many lines stand in two folders alike: `node tools/equal-lines.ts games/five-armies games/war-of-the-ring`.
 *
 * Each file of the first folder is compared with the file of the second that it has most in common with. Lines in a row
 * that are equal count if two of them say something (`},` says nothing); blank lines are left out, and so are files that
 * are made.
 * A third word, such as `board/trays`, says which files of the first folder are printed and added up.
 */
import { readdirSync, readFileSync } from "node:fs";
import { join, relative } from "node:path";

/** So many lines of a block say something. */
const FEWEST = 2;
const WORD = /[a-z]/i;
const COMPARED = /\.(ts|tsx|css)$/;
const MADE = /(^|\/)(node_modules|drawn|compiled)\/|\.d\.(css\.)?ts$/;

interface Text {
  readonly file: string;
  readonly lines: readonly string[];
}

function textsIn(folder: string): Text[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => relative(folder, join(entry.parentPath, entry.name)))
    .filter((file) => COMPARED.test(file) && !MADE.test(file))
    .sort()
    .map((file) => ({
      file,
      lines: readFileSync(join(folder, file), "utf8")
        .split("\n")
        .filter((line) => line.trim()),
    }));
}

const timesOf = (lines: readonly string[]): Map<string, number> => {
  const times = new Map<string, number>();
  for (const line of lines) times.set(line, (times.get(line) ?? 0) + 1);
  return times;
};

/** No two texts have more lines in common than this. */
function atMost(a: ReadonlyMap<string, number>, b: ReadonlyMap<string, number>): number {
  let sum = 0;
  for (const [line, times] of a) sum += Math.min(times, b.get(line) ?? 0);
  return sum;
}

/** Equal lines up to one of them, and how many of those say something. */
interface Run {
  readonly length: number;
  readonly said: number;
}

const longer = (run: Run | undefined, line: string): Run => ({
  length: (run?.length ?? 0) + 1,
  said: (run?.said ?? 0) + (WORD.test(line) ? 1 : 0),
});

/** Lines of the block that says most, and then of those before and behind it. */
function equalLines(a: readonly string[], b: readonly string[]): number {
  let [said, length, atA, atB] = [0, 0, 0, 0];
  let above: readonly Run[] = [];
  for (let i = 0; i < a.length; i++) {
    const row: Run[] = [];
    for (let j = 0; j < b.length; j++) {
      if (a[i] !== b[j]) continue;
      const run = longer(above[j - 1], a[i] ?? "");
      row[j] = run;
      if (run.said < said || (run.said === said && run.length <= length)) continue;
      ({ said, length } = run);
      [atA, atB] = [i + 1 - length, j + 1 - length];
    }
    above = row;
  }
  if (said < FEWEST) return 0;
  return (
    length +
    equalLines(a.slice(0, atA), b.slice(0, atB)) +
    equalLines(a.slice(atA + length), b.slice(atB + length))
  );
}

interface Match {
  readonly file: string;
  readonly lines: number;
  readonly with: string;
  readonly equal: number;
}

function matchesOf(ours: readonly Text[], theirs: readonly Text[]): Match[] {
  const counted = theirs.map((text) => ({ text, times: timesOf(text.lines) }));
  return ours.map(({ file, lines }) => {
    const times = timesOf(lines);
    let best: Match = { file, lines: lines.length, with: "", equal: 0 };
    const likely = counted
      .map((other) => ({ ...other, most: atMost(times, other.times) }))
      .sort((one, two) => two.most - one.most);
    for (const { text, most } of likely) {
      if (most <= best.equal || most < FEWEST) break;
      const equal = equalLines(lines, text.lines);
      if (equal > best.equal) best = { ...best, with: text.file, equal };
    }
    return best;
  });
}

const [first, second, under = ""] = process.argv.slice(2);
if (first === undefined || second === undefined) throw new Error("Name two folders.");
const matches = matchesOf(textsIn(first), textsIn(second)).filter(
  (match) => match.equal > 0 && match.file.startsWith(under),
);
matches.sort((one, two) => two.equal - one.equal);
for (const { file, lines, with: other, equal } of matches)
  console.log(`${String(equal).padStart(5)} of ${String(lines).padStart(4)}  ${file}  =  ${other}`);
console.log(`${String(matches.reduce((sum, match) => sum + match.equal, 0)).padStart(5)} lines`);
