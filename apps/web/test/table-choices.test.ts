import type { Label } from "@westmarch/boardkit";
import type { Option } from "@westmarch/kernel";
import { describe, expect, it } from "vitest";
import { arrange, labelled } from "../src/table/prompt/choices.ts";

const options = (...labels: Label[]) =>
  labelled(
    { seat: 0, prompt: "turn", options: labels.map((_, i): Option => ["go", i]) },
    (option) => labels[Number(option[1])],
  );

const of = (group: string, text: string, tone: Label["tone"] = "choice"): Label => ({
  text,
  tone,
  group: { id: group, text: group },
});
const loose = (text: string, tone: Label["tone"] = "choice"): Label => ({ text, tone });

const texts = (labels: ReturnType<typeof options>, selected: string | null) =>
  arrange(labels, selected).list.map((choice) => (choice.kind === "else" ? "else" : choice.text));
const gold = (labels: ReturnType<typeof options>, selected: string | null = null) =>
  arrange(labels, selected).gold;

const march = options(
  of("frodo", "Rhudaur"),
  of("sam", "Eregion"),
  of("frodo", "Moria", "danger"),
  loose("Shadowfax"),
);

describe("the prompt bar", () => {
  it("offers the groups first, then what belongs to none", () => {
    expect(texts(march, null)).toEqual(["frodo", "sam", "Shadowfax"]);
  });

  it("offers what the group taken up may do, and a way to another piece", () => {
    expect(texts(march, "frodo")).toEqual(["Rhudaur", "Moria", "else"]);
  });

  it("offers the groups again when what is taken up may do nothing", () => {
    expect(texts(march, "nobody")).toEqual(["frodo", "sam", "Shadowfax"]);
  });

  it("does not ask who when there is only one", () => {
    expect(texts(options(of("aragorn", "Gap"), of("aragorn", "Moria", "danger")), null)).toEqual([
      "Gap",
      "Moria",
    ]);
  });

  it("says of the one group there is what a press on it is for, and of several their names", () => {
    const use = (id: string): Label => ({ ...of(id, "Go"), group: { id, text: id, alone: `Use ${id}` } });
    expect(texts(options(use("sam"), loose("Pass", "quiet")), null)).toEqual(["Use sam", "Pass"]);
    expect(texts(options(use("sam"), use("frodo")), null)).toEqual(["sam", "frodo"]);
  });

  it("offers a group of many by its parts once it is taken up, and leads back to them", () => {
    const change = (from: string, to: string): Label => ({
      ...of("ring", `${from} to ${to}`),
      group: { id: "ring", text: "Ring", part: { id: `ring:${from}`, text: from } },
    });
    const changes = (...dice: readonly string[]) =>
      options(
        ...dice.flatMap((die) => ["A", "B", "C", "D"].map((to) => change(die, to))),
        loose("Pass", "quiet"),
      );
    expect(texts(changes("Army", "Event"), null)).toEqual(["Ring", "Pass"]);
    expect(texts(changes("Army", "Event"), "ring")).toEqual(["Army", "Event", "else"]);
    const { list } = arrange(changes("Army", "Event"), "ring:Event");
    expect(list).toHaveLength(5);
    expect(list[0]).toMatchObject({ text: "Event to A" });
    expect(list.at(-1)).toEqual({ kind: "else", to: "ring" });
    expect(texts(changes("Army"), "ring"), "few, or of one kind").toHaveLength(5);
    expect(texts(changes("Army"), "ring:Army")).toHaveLength(5);
  });

  it("speaks of the group that is taken up, or is the only one there is", () => {
    expect(arrange(march, null).taken).toBeNull();
    expect(arrange(march, "sam").taken).toBe("sam");
    expect(arrange(options(of("aragorn", "Gap")), null).taken).toBe("aragorn");
  });

  it("makes the only button gold", () => {
    expect(gold(options(loose("Go on", "quiet")))).toBe(0);
  });

  it("makes the only plain choice among dangers and quiet ways gold", () => {
    expect(gold(options(loose("Attack", "danger"), loose("Gap of Rohan"), loose("Stay", "quiet")))).toBe(1);
    expect(gold(march, "frodo")).toBe(0);
  });

  it("makes nothing gold where there is no natural choice", () => {
    expect(gold(march)).toBe(-1);
    expect(gold(options(loose("One"), loose("Two")))).toBe(-1);
  });

  it("keeps what ends the question though it hurts", () => {
    const { list } = arrange(options(loose("Fight"), { ...loose("Pass", "danger"), ends: true }), null);
    expect(list.map((choice) => choice.kind === "option" && choice.ends === true)).toEqual([false, true]);
  });

  it("keeps that something quiet ends nothing", () => {
    const { list, gold } = arrange(
      options(loose("Play"), { ...loose("Discard", "quiet"), ends: false }),
      null,
    );
    expect(list.map((choice) => choice.kind === "option" && choice.ends)).toEqual([undefined, false]);
    expect(gold).toBe(0);
  });

  it("never makes a danger gold", () => {
    expect(gold(options(loose("Attack", "danger")))).toBe(-1);
  });
});
