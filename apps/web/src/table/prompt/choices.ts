import type { Label } from "@westmarch/boardkit";
import type { Ask, Option } from "@westmarch/kernel";

/** One button of the prompt bar. */
export type Choice =
  | ({ readonly kind: "option"; readonly option: Option } & Pick<Label, "text" | "tone" | "number" | "ends">)
  | { readonly kind: "group"; readonly id: string; readonly text: string }
  /** Back to this group, or to all of them. */
  | { readonly kind: "else"; readonly to: string | null };

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

/** More answers than this are not offered at once where they have parts. */
const MANY = 6;

type Group = NonNullable<Label["group"]>;

/** Groups with at least one option, or parts of one, in the order they first appear. */
function groups<G extends Pick<Group, "id">>(
  options: Labelled,
  of: (group: Group) => G | undefined,
): Map<string, G> {
  const found = new Map<string, G>();
  for (const { label } of options) {
    const group = label.group && of(label.group);
    if (group) found.set(group.id, group);
  }
  return found;
}

/** The buttons to show: first the groups, then, once one is taken up, its parts or what it may do, and a way back. */
export function arrange(options: Labelled, selected: string | null): Choices {
  const found = groups(options, (group) => group);
  const loose = options.filter(({ label }) => !label.group);
  const only = found.size === 1 && loose.length === 0 ? [...found.keys()][0] : null;
  const within = options.find(({ label }) => label.group?.part?.id === selected)?.label.group?.id;
  const taken = only ?? within ?? (selected !== null && found.has(selected) ? selected : null);
  const all = taken === null ? loose : options.filter(({ label }) => label.group?.id === taken);
  const parts = groups(all, ({ part }) => part);
  const parted = all.length > MANY && parts.size > 1;
  const part = parted && selected !== null && parts.has(selected) ? selected : null;
  const list: Choice[] = [];
  if (taken === null)
    for (const [id, { text, alone }] of found)
      list.push({ kind: "group", id, text: (found.size === 1 && alone) || text });
  if (parted && part === null) for (const [id, { text }] of parts) list.push({ kind: "group", id, text });
  else
    for (const { option, label } of all)
      if (part === null || label.group?.part?.id === part) list.push({ kind: "option", option, ...label });
  if (part !== null) list.push({ kind: "else", to: taken });
  else if (taken !== null && only === null) list.push({ kind: "else", to: null });
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
