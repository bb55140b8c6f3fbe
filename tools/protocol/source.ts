/** Files of the sources as what they declare, with the comments before it. */
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { type Comment, type Node, parseSync, type TSSignature } from "oxc-parser";

/** The folder of the repository. */
export const root = dirname(dirname(import.meta.dirname));

/** A field of an object type: its name, its type as it is written, and what is said of it. */
export interface Field {
  readonly name: string;
  readonly optional: boolean;
  readonly type: string;
  readonly about: string;
}

/** A file that is read, and what is said in it before something. */
export class Source {
  readonly text: string;
  readonly body: readonly Node[];
  readonly #comments: readonly Comment[];

  constructor(file: string) {
    this.text = readFileSync(join(root, file), "utf8");
    const { program, comments } = parseSync(file, this.text);
    this.body = program.body;
    this.#comments = comments;
  }

  /** The comment that ends where this begins. */
  before(start: number): string {
    const said: string[] = [];
    let at = start;
    for (const { type, value, start: from, end } of this.#comments.toReversed()) {
      if (end > at || this.text.slice(end, at).trim() !== "") continue;
      said.unshift(type === "Block" ? value.replace(/^\*/, "") : value);
      at = from;
      if (type === "Block") break;
    }
    return said
      .join(" ")
      .replace(/\s*\n\s*\*\s?/g, " ")
      .replace(/\s+/g, " ")
      .trim();
  }

  /** A type as it is written, on one line. */
  type({ start, end }: Node): string {
    return this.text
      .slice(start, end)
      .replace(/\/\*[\s\S]*?\*\//g, "")
      .replace(/\breadonly /g, "")
      .replace(/\s+/g, " ")
      .replace(/^\| /, "")
      .trim();
  }

  fields(members: readonly TSSignature[]): Field[] {
    return members.flatMap((member) =>
      member.type === "TSPropertySignature" && member.key.type === "Identifier" && member.typeAnnotation
        ? [
            {
              name: member.key.name,
              optional: member.optional,
              type: this.type(member.typeAnnotation.typeAnnotation),
              about: this.before(member.start),
            },
          ]
        : [],
    );
  }
}
