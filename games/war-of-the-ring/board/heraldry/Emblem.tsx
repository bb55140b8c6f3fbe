import { emblemsFrom } from "@westmarch/campaign/heraldry";
import { CHARACTERS, type CharacterId, NATIONS, type NationId } from "../../data/ids.ts";
import styles from "./heraldry.module.css";
import { CHARACTER_ICONS, type EmblemName, NATION_ICONS } from "./names.ts";

/** A silhouette around the middle of an SVG. */
const Silhouette = emblemsFrom<EmblemName>(() => import("../drawn/emblems.json?raw"));

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
