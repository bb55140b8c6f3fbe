import type { Knob, KnobGroup } from "@westmarch/boardkit";
import type { Core } from "@westmarch/kernel";
import { useState } from "react";
import { Picks } from "../../ui/index.ts";
import { Select } from "../../ui/Select.tsx";
import { Stepper } from "../../ui/Stepper.tsx";
import styles from "./editor.module.css";
import { Search } from "./Search.tsx";
import type { EditorSay } from "./words.ts";

interface KnobsProps {
  readonly groups: readonly KnobGroup<Core>[];
  readonly say: EditorSay;
  readonly onChange: (g: Core) => void;
}

/** Of more groups than these, all but the first are folded, and one is open at a time. */
const OPEN = 2;
/** Where there are no more knobs, one of the folded groups is open from the beginning. */
const FEW = 8;
/** As many things that can be in or out stand side by side; more are searched. */
const SIDE_BY_SIDE = 12;

/** What there is to say of a position beside what stands on the board. */
export function Knobs({ groups, ...rest }: KnobsProps) {
  const knobs = groups.reduce((sum, group) => sum + group.knobs.length, 0);
  const crowded = groups.length > OPEN;
  const [open, setOpen] = useState<string | null>(knobs > FEW ? null : (groups[1]?.id ?? null));
  return groups.map((group, at) => {
    const folds = crowded && at > 0;
    const isOpen = !folds || open === group.id;
    return (
      // biome-ignore lint/a11y/useSemanticElements: most of what it holds are no fields
      <div
        key={group.id}
        role="group"
        className={styles.group}
        data-side={group.side ?? undefined}
        aria-label={group.name}
      >
        {folds ? (
          <h2>
            <button
              type="button"
              className={styles.fold}
              aria-expanded={isOpen}
              onClick={() => setOpen(isOpen ? null : group.id)}
            >
              {group.name}
            </button>
          </h2>
        ) : (
          group.knobs.length > 0 && group.side !== null && <h2>{group.name}</h2>
        )}
        {isOpen && (
          <div className={styles.knobs}>
            {group.knobs.map((knob) => (
              <OneKnob key={knob.id} knob={knob} titled={knob.name !== group.name} {...rest} />
            ))}
          </div>
        )}
      </div>
    );
  });
}

interface OneKnobProps extends Omit<KnobsProps, "groups"> {
  readonly knob: Knob<Core>;
  /** It says its own name, since its group has another. */
  readonly titled: boolean;
}

function OneKnob({ knob, titled, say, onChange }: OneKnobProps) {
  const { name } = knob;
  if (knob.kind === "count")
    return (
      <div className={styles.knob}>
        <span aria-hidden="true">{name}</span>
        <Stepper
          label={name}
          value={knob.value}
          least={knob.least}
          most={knob.most}
          fewer={say("step.fewer", { what: name })}
          more={say("step.more", { what: name })}
          onStep={(value) => onChange(knob.put(value))}
        />
      </div>
    );
  if (knob.kind === "one") {
    const { value, values, put } = knob;
    const picks = values.map(({ id, name: text }) => ({ id, text }));
    return values.length <= 3 ? (
      <Picks legend={name} picks={picks} picked={value} onPick={(id) => onChange(put(id))} />
    ) : (
      <Select label={name} value={value} options={picks} onPick={(id) => onChange(put(id))} />
    );
  }
  const { all, chosen, turn, more } = knob;
  if (all.length > SIDE_BY_SIDE)
    return (
      <Search
        {...{ name, all, chosen, say }}
        repeats={more !== undefined}
        onOut={(one) => onChange(turn(one))}
        onIn={(one) => onChange((more ?? turn)(one))}
      />
    );
  return (
    // biome-ignore lint/a11y/useSemanticElements: buttons that stay pressed are no fields
    <div role="group" aria-label={name}>
      {titled && <p className={styles.legend}>{name}</p>}
      <div className={styles.tokens}>
        {all.map((one) => (
          <button
            key={one.id}
            type="button"
            className={styles.token}
            aria-pressed={chosen.includes(one.id)}
            aria-label={one.name}
            title={one.short === undefined ? undefined : one.name}
            onClick={() => onChange(turn(one.id))}
          >
            {one.short ?? one.name}
          </button>
        ))}
      </div>
    </div>
  );
}
