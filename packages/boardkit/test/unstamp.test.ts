import { expect, test } from "vitest";
import { unstamp } from "../src/unstamp.ts";

/** As much of an element as a drawing has. */
class Shape {
  parent: Shape | null = null;
  readonly localName: string;
  readonly children: Shape[] = [];
  readonly #attributes: Map<string, string>;

  constructor(localName: string, attributes: Readonly<Record<string, string>> = {}, ...children: Shape[]) {
    this.localName = localName;
    this.#attributes = new Map(Object.entries(attributes));
    this.append(...children);
  }
  get attributes() {
    return [...this.#attributes].map(([name, value]) => ({ name, value }));
  }
  get id() {
    return this.#attributes.get("id") ?? "";
  }
  getAttribute(name: string) {
    return this.#attributes.get(name) ?? null;
  }
  hasAttribute(name: string) {
    return this.#attributes.has(name);
  }
  setAttribute(name: string, value: string) {
    this.#attributes.set(name, value);
  }
  removeAttribute(name: string) {
    this.#attributes.delete(name);
  }
  cloneNode() {
    return new Shape(this.localName, Object.fromEntries(this.#attributes));
  }
  append(...shapes: Shape[]) {
    for (const shape of shapes) shape.parent = this;
    this.children.push(...shapes);
  }
  replaceWith(shape: Shape) {
    this.parent?.children.splice(this.parent.children.indexOf(this), 1, shape);
  }
  toString(): string {
    const attributes = this.attributes.map(({ name, value }) => ` ${name}="${value}"`).join("");
    return `<${this.localName}${attributes}>${this.children.join("")}`;
  }
}

const shape = (name: string, attributes?: Readonly<Record<string, string>>, ...inside: Shape[]): Shape =>
  new Shape(name, attributes, ...inside);

/** What stands there when these stamps are known. */
const laid = (drawn: Shape, ...stamps: Shape[]): string => {
  const known = new Map(stamps.map((stamp) => [stamp.id, stamp as unknown as Element]));
  return `${unstamp(drawn as unknown as Element, known)}`;
};

const TREE = shape("path", { id: "tree", d: "M1 2l3 4", class: "wood" });

test("a stamp is laid as its own lines, moved to where it was set", () => {
  expect(laid(shape("use", { href: "#tree", x: "10", y: "20" }), TREE)).toBe(
    '<path d="M 11 22l 3 4" class="wood">',
  );
  expect(`${TREE}`).toContain('id="tree"');
});

test("stamps are found inside of other shapes, and what is none stays", () => {
  const wood = shape("g", { class: "woods" }, shape("circle"), shape("use", { href: "#tree", y: "5" }));
  expect(laid(wood, TREE)).toBe('<g class="woods"><circle><path d="M 1 7l 3 4" class="wood">');
});

test("a stamp that is made smaller is made smaller in its lines", () => {
  const small = shape("g", { id: "small", transform: "scale(.5)" }, shape("path", { d: "M4 6h2" }));
  expect(laid(shape("use", { href: "#small", x: "1", y: "1" }), small)).toBe('<g><path d="M 3 4h 1">');
});

test("what cannot be laid as lines stays a stamp", () => {
  const use = (href: string, more = {}) => shape("use", { href, x: "1", y: "1", ...more });
  const pen = shape("path", { d: "M0 0h1", stroke: "red" });
  for (const [drawn, stamp] of [
    [use("#gone"), TREE],
    [shape("use", { href: "#tree" }), TREE],
    [use("#tree", { transform: "rotate(9)" }), TREE],
    [use("#dot"), shape("circle", { id: "dot", r: "2" })],
    [use("#turned"), shape("g", { id: "turned", transform: "rotate(9)" }, shape("path", { d: "M0 0h1" }))],
    [use("#pen"), shape("g", { id: "pen", transform: "scale(2)" }, pen)],
    [use("#odd"), shape("path", { id: "odd", d: "M0 0k7" })],
  ] as const)
    expect(laid(drawn, stamp)).toMatch(/^<use/);
});

test("what is only kept for stamps is left alone", () => {
  expect(laid(shape("defs", {}, shape("use", { href: "#tree", x: "1" })), TREE)).toContain("<use");
});
