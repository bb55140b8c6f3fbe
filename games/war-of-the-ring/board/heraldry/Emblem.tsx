import { later, useLater } from "@westmarch/boardkit/later";
import { CHARACTERS, type CharacterId, NATIONS, type NationId } from "../../data/ids.ts";
import styles from "./heraldry.module.css";
import { CHARACTER_ICONS, type EmblemName, NATION_ICONS } from "./names.ts";

/** Outlines in a square of 512: armies and standees are told by their colours and shapes until these are here. */
const shapes = later(
  async () =>
    JSON.parse((await import("../drawn/emblems.json?raw")).default) as Readonly<Record<EmblemName, string>>,
);

/** A silhouette in a square of so many units around the middle of an SVG. */
const Silhouette = ({ name, size }: { readonly name: EmblemName; readonly size: number }) => {
  const drawn = useLater(shapes);
  return (
    drawn && (
      <path
        d={drawn[name]}
        fill="currentColor"
        transform={`translate(${-size / 2} ${-size / 2}) scale(${(size / 512).toFixed(4)})`}
      />
    )
  );
};

const Eye = ({ size }: { readonly size: number }) => (
  <g transform={`scale(${size / 20})`}>
    <path d="M-9.5 0Q0 -9 9.5 0Q0 9 -9.5 0Z" className={styles.eye} />
    <path d="M0 -4Q2.1 0 0 4Q-2.1 0 0 -4Z" className={styles.slit} />
  </g>
);

/** The emblem of a Nation around the middle of an SVG. */
export const NationEmblem = ({ nation, size }: { readonly nation: NationId; readonly size: number }) => {
  const name = NATIONS[nation];
  return name === "sauron" ? <Eye size={size} /> : <Silhouette name={NATION_ICONS[name]} size={size} />;
};

/** The emblem of a Character around the middle of an SVG. */
export const CharacterEmblem = ({
  character,
  size,
}: {
  readonly character: CharacterId;
  readonly size: number;
}) => <Silhouette name={CHARACTER_ICONS[CHARACTERS[character]]} size={size} />;
