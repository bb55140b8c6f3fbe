/** How much of a pack is known, figure by figure. */
import type { Pack } from "../../pack/types.ts";
import { fieldsOf } from "./editing.ts";
import { type Entries, ORDER, SECTIONS, type Section, type Spot } from "./sections.ts";
import { isKnown, sourceOf } from "./sources.ts";

export interface Known {
  readonly known: number;
  readonly all: number;
}

const sum = (some: readonly Known[]): Known =>
  some.reduce((one, other) => ({ known: one.known + other.known, all: one.all + other.all }), {
    known: 0,
    all: 0,
  });

function knownOf<S extends Section>(section: S, entry: Entries[S]): Known {
  const fields = fieldsOf(section, entry);
  return {
    known: fields.filter(({ id }) => isKnown(sourceOf(entry.from, id))).length,
    all: fields.length,
  };
}

const counted = new WeakMap<Pack, Map<Section, readonly Known[]>>();

const countIn = <S extends Section>(pack: Pack, section: S): readonly Known[] =>
  SECTIONS[section].entries(pack).map((entry) => knownOf(section, entry));

/** How many fields of each entry are known, of how many: counted once for each pack, which is never changed in place. */
export function knownIn(pack: Pack, section: Section): readonly Known[] {
  const ofPack = counted.get(pack) ?? new Map<Section, readonly Known[]>();
  counted.set(pack, ofPack);
  const known = ofPack.get(section) ?? countIn(pack, section);
  ofPack.set(section, known);
  return known;
}

export const progressOf = (pack: Pack, section: Section): Known => sum(knownIn(pack, section));

/** Of all sections together. */
export const wholeProgress = (pack: Pack): Known => sum(ORDER.map((section) => progressOf(pack, section)));

/** The next entry of which not all is known yet, after this one and around; null where all is. */
export function nextMissing(pack: Pack, { section, at }: Spot): Spot | null {
  const all = ORDER.flatMap((one) =>
    knownIn(pack, one).map(({ known, all }, place) => ({ section: one, at: place, isWhole: known === all })),
  );
  const here = all.findIndex((one) => one.section === section && one.at === at);
  const after = [...all.slice(here + 1), ...all.slice(0, here)].find(({ isWhole }) => !isWhole);
  return after ? { section: after.section, at: after.at } : null;
}
