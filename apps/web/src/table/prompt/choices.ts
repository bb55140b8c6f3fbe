import type { Label } from "@westmarch/boardkit";
import type { Ask, Option } from "@westmarch/kernel";

/** One button of the prompt bar. */
export type Choice =
  | ({ readonly kind: "option"; readonly option: Option } & Pick<Label, "text" | "tone" | "number" | "ends">)
  | { readonly kind: "group"; readonly id: string; readonly text: string }
  | { readonly kind: "else" };

export interface Choices {
  readonly list: readonly Choice[];
  /** The group that has been taken up, or is the only one there is. */
  readonly taken: string | null;
  /** Place in the list of the one button that is gold, or -1 where nothing is the natural thing to do. */
  readonly gold: number;
}

type Labelled = readonly { readonly option: Option; readonly label: Label }[];

/** The options with their labels, in the order asked. */
export const labelled = (ask: Ask, label: (option: Option) => Label): Labelled =>
  ask.options.map((option) => ({ option, label: label(option) }));

/** Groups with at least one option, in the order they first appear. */
function groups(options: Labelled): Map<string, NonNullable<Label["group"]>> {
  const found = new Map<string, NonNullable<Label["group"]>>();
  for (const { label } of options) if (label.group) found.set(label.group.id, label.group);
  return found;
}

/** The buttons to show: first the groups, then, once one is taken up, what it may do and a way back. */
export function arrange(options: Labelled, selected: string | null): Choices {
  const found = groups(options);
  const loose = options.filter(({ label }) => !label.group);
  const only = found.size === 1 && loose.length === 0 ? [...found.keys()][0] : null;
  const taken = only ?? (selected !== null && found.has(selected) ? selected : null);
  const shown = taken === null ? loose : options.filter(({ label }) => label.group?.id === taken);
  const list: Choice[] = [];
  if (taken === null)
    for (const [id, { text, alone }] of found)
      list.push({ kind: "group", id, text: (found.size === 1 && alone) || text });
  for (const { option, label } of shown) list.push({ kind: "option", option, ...label });
  if (taken !== null && only === null) list.push({ kind: "else" });
  return { list, taken, gold: goldOf(list) };
}

/** The natural default: the only button there is, or the only plain choice among dangers and quiet ways out. */
function goldOf(list: readonly Choice[]): number {
  const options = list.filter((choice) => choice.kind !== "else");
  if (options.length === 1)
    return options[0].kind === "option" && options[0].tone === "danger" ? -1 : list.indexOf(options[0]);
  const plain = list.filter(
    (choice) => choice.kind === "group" || (choice.kind === "option" && choice.tone === "choice"),
  );
  return plain.length === 1 ? list.indexOf(plain[0]) : -1;
}
