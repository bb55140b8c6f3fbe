import type { Shape } from "@westmarch/kernel";
import { Button } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { Stepper } from "../ui/Stepper.tsx";
import styles from "./lab.module.css";
import { parts } from "./positionSetup.ts";
import type { AnalysisSay } from "./words.ts";

interface FormProps<S extends Shape = Shape> {
  readonly shape: S;
  readonly value: string;
  readonly label: string;
  readonly labSay: AnalysisSay;
  readonly onWrite: (value: string) => void;
}
type Of<K extends Shape["kind"]> = FormProps<Extract<Shape, { readonly kind: K }>>;

/** What a word of a position can say, to be written by hand, whatever game it is of. */
export function FieldForm({ shape, ...rest }: FormProps) {
  switch (shape.kind) {
    case "number":
      return <Amount shape={shape} {...rest} />;
    case "one":
      return <One shape={shape} {...rest} />;
    case "some":
      return <Some shape={shape} {...rest} />;
    case "row":
      return <Row shape={shape} {...rest} />;
    case "named":
      return <NamedValues shape={shape} {...rest} />;
    default:
      return (
        <input
          className={styles.line}
          value={rest.value}
          aria-label={rest.label}
          spellCheck={false}
          autoCapitalize="none"
          onChange={(event) => rest.onWrite(event.target.value.replaceAll(/\s/g, ""))}
        />
      );
  }
}

/** More than this is never counted. */
const MOST = 9999;

const Amount = ({ shape, value, label, labSay, onWrite }: Of<"number">) => (
  <Stepper
    label={label}
    value={Number(value) || 0}
    least={shape.least}
    most={Math.min(shape.most, MOST)}
    fewer={labSay("field.fewer", { word: label })}
    more={labSay("field.one-more", { word: label })}
    onStep={(next) => onWrite(String(next))}
  />
);

const optionsOf = (names: readonly string[]) =>
  names.map((name) => ({ id: name === "" ? NOTHING : name, text: name === "" ? "–" : name }));

/** A choice needs a name, also of nothing. */
const NOTHING = "–";
const chosen = (id: string): string => (id === NOTHING ? "" : id);

const One = ({ shape, value, label, onWrite }: Of<"one">) => (
  <Select
    label={label}
    unlabelled
    value={value === "" ? NOTHING : value}
    options={optionsOf(shape.names.includes(value) ? shape.names : [value, ...shape.names])}
    onPick={(id) => onWrite(chosen(id))}
  />
);

/** Another one of these is put behind. */
const Adding = ({
  label,
  names,
  onAdd,
}: {
  readonly label: string;
  readonly names: readonly string[];
  readonly onAdd: (name: string) => void;
}) => (
  <Select
    label={label}
    unlabelled
    value={null}
    placeholder="+"
    options={optionsOf(names)}
    onPick={(id) => onAdd(chosen(id))}
  />
);

/** Several of a few, one after the other: each can be taken out, and another put behind. */
function Some({ shape, value, label, labSay, onWrite }: Of<"some">) {
  const { between, names, once } = shape;
  const now = parts(value, between);
  const left = once ? names.filter((name) => !now.includes(name)) : names;
  return (
    <span className={styles.some}>
      {now.map((name, i) => (
        <Button
          // biome-ignore lint/suspicious/noArrayIndexKey: the same may stand there twice
          key={`${name} ${i}`}
          variant="quiet"
          aria-label={labSay("field.without", { name })}
          onClick={() => onWrite(now.filter((_, other) => other !== i).join(between))}
        >
          {name} ×
        </Button>
      ))}
      <Adding
        label={labSay("field.more", { word: label })}
        names={left}
        onAdd={(name) => onWrite([...now, name].join(between))}
      />
    </span>
  );
}

/** A value for each name. */
function Row({ shape, value, label, labSay, onWrite }: Of<"row">) {
  const { names, of, between } = shape;
  const now = value.split(between);
  return (
    <span className={styles.rowed}>
      {names.map((name, i) => (
        <span key={name} className={styles.cell}>
          <small>{name}</small>
          <FieldForm
            shape={of[i] ?? { kind: "text" }}
            value={now[i] ?? ""}
            label={`${label} ${name}`}
            labSay={labSay}
            onWrite={(one) =>
              onWrite(names.map((_, other) => (other === i ? one : (now[other] ?? ""))).join(between))
            }
          />
        </span>
      ))}
    </span>
  );
}

/** What a value is to begin with, by its shape. */
const beginning = (shape: Shape): string =>
  shape.kind === "number"
    ? String(Math.max(shape.least, 1))
    : shape.kind === "one"
      ? (shape.names[0] ?? "")
      : "";

/** Values for some of the names. */
function NamedValues({ shape, value, label, labSay, onWrite }: Of<"named">) {
  const { names, of, mark, between } = shape;
  const now = parts(value, between).map((part): readonly [string, string] => {
    const at = part.indexOf(mark);
    return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + mark.length)];
  });
  const write = (list: typeof now) =>
    onWrite(list.map(([name, told]) => `${name}${mark}${told}`).join(between));
  const left = names.filter((name) => now.every(([known]) => known !== name));
  return (
    <span className={styles.rowed}>
      {now.map(([name, told], i) => (
        <span key={name} className={styles.cell}>
          <small>{name}</small>
          <FieldForm
            shape={of}
            value={told}
            label={`${label} ${name}`}
            labSay={labSay}
            onWrite={(one) => write(now.map((pair, other) => (other === i ? [name, one] : pair)))}
          />
          <Button
            variant="quiet"
            aria-label={labSay("field.without", { name })}
            onClick={() => write(now.filter((_, other) => other !== i))}
          >
            ×
          </Button>
        </span>
      ))}
      <Adding
        label={labSay("field.more", { word: label })}
        names={left}
        onAdd={(name) => write([...now, [name, beginning(of)]])}
      />
    </span>
  );
}
