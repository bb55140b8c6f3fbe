/** Small printed scenes: what a moment of the war was about. Their paints are the same in every light. */
import type { ReactNode } from "react";
import {
  DIE_TILE,
  EYE_TILE,
  isFellowshipSpecial,
  TILE_REVEALS,
  TILE_STOPS,
  TILE_VALUE,
  type TileId,
} from "../../data/tiles.ts";

export type Scene =
  | { readonly kind: "tile"; readonly tile: TileId }
  | { readonly kind: "castle"; readonly fallen: boolean }
  | { readonly kind: "fire" | "ring" | "swords" | "candle" };

const INK = "#2a2019";
const NIGHT = "#4d566e";
const DAY = "#c3d6e6";
const EMBER = "#d97d46";

const SKY: Readonly<Record<Scene["kind"], string>> = {
  tile: "#6f4b3c",
  castle: DAY,
  fire: EMBER,
  ring: "#5b4a3a",
  swords: "#a9b7a2",
  candle: NIGHT,
};
const LAND: Readonly<Record<Scene["kind"], string>> = {
  tile: "#3a2a22",
  castle: "#7c93b2",
  fire: "#5a3325",
  ring: "#33291f",
  swords: "#6d7b58",
  candle: "#262c3c",
};

/** A Hunt tile as it lies: its number in the middle, its icons below. */
function Tile({ tile }: { readonly tile: TileId }) {
  const value = TILE_VALUE[tile];
  const paint = isFellowshipSpecial(tile) ? "#3f6a8f" : "#b89a62";
  return (
    <>
      <rect x="20" y="12" width="48" height="48" rx="6" fill={paint} stroke={INK} strokeWidth="2" />
      <rect x="24" y="16" width="40" height="40" rx="4" fill="none" stroke={INK} strokeOpacity=".45" />
      {value === EYE_TILE ? (
        <>
          <path d="M27 36q17-17 34 0q-17 17-34 0z" fill="#f3d58a" stroke={INK} strokeWidth="1.6" />
          <path d="M44 27q6 9 0 18q-6-9 0-18z" fill="#9c2b16" />
        </>
      ) : value === DIE_TILE ? (
        <g fill={INK}>
          {[
            [35, 28],
            [53, 28],
            [44, 36],
            [35, 44],
            [53, 44],
          ].map(([x, y]) => (
            <circle key={`${x} ${y}`} cx={x} cy={y} r="3.4" />
          ))}
        </g>
      ) : (
        <text
          x="44"
          y="46"
          textAnchor="middle"
          fontSize="29"
          fontWeight="600"
          fontFamily="Cinzel, serif"
          fill={INK}
        >
          {String(value).replace("-", "−")}
        </text>
      )}
      {TILE_REVEALS[tile] && value !== EYE_TILE && (
        <path d="M51 53q5-5 10 0q-5 5-10 0z" fill="#f3d58a" stroke={INK} />
      )}
      {TILE_STOPS[tile] && <path d="M27 49h6v6h-6z" fill="#9c2b16" stroke={INK} />}
    </>
  );
}

function Castle({ fallen }: { readonly fallen: boolean }) {
  const walls = fallen ? "#5d4a42" : "#e9e0cc";
  return (
    <>
      <path
        d="M22 62V38h5v-5h5v5h5V24h5v-6h4v6h5v14h5v-5h5v5h5v24z"
        fill={walls}
        stroke={INK}
        strokeWidth="1.8"
        strokeLinejoin="round"
      />
      <path d="M40 62V52q4-6 8 0v10z" fill={INK} />
      <path
        d={fallen ? "M44 18V5l15 4-15 4z" : "M44 18V5h15l-4 4 4 4z"}
        fill={fallen ? "#8a2415" : "#1f3f66"}
        stroke={INK}
      />
      {fallen && (
        <path d="M26 40q-6-8 0-16q1 7 6 8q2-5 0-9q9 6 5 17z" fill="#e2762f" stroke={INK} strokeWidth="1.2" />
      )}
    </>
  );
}

const FIRE = (
  <>
    <path d="M12 66 36 30h16l24 36z" fill="#3a2a24" stroke={INK} strokeWidth="1.8" strokeLinejoin="round" />
    <path d="M40 30q-2 14 2 20t-2 16h10q2-12-2-18t2-18z" fill="#e5792e" />
    <path
      d="M38 31q-8-10 1-20q1 6 5 8q4-6 1-13q13 9 7 25z"
      fill="#f0a63c"
      stroke="#8a2415"
      strokeWidth="1.6"
      strokeLinejoin="round"
    />
  </>
);
const RING = (
  <>
    <ellipse cx="44" cy="38" rx="20" ry="19" fill="none" stroke={INK} strokeWidth="10" />
    <ellipse cx="44" cy="38" rx="20" ry="19" fill="none" stroke="#d9a63c" strokeWidth="7" />
    <path d="M28 30q6-12 20-11" fill="none" stroke="#fbe7b0" strokeWidth="2.2" strokeLinecap="round" />
  </>
);
const SWORDS = (
  <g stroke={INK} strokeLinejoin="round" strokeLinecap="round">
    <path d="M22 60 58 16l6-4-2 7-36 45z" fill="#e4e7ea" strokeWidth="1.6" />
    <path d="M66 60 30 16l-6-4 2 7 36 45z" fill="#cfd4d9" strokeWidth="1.6" />
    <path d="m20 52 12 11M68 52 56 63" stroke="#7a5717" strokeWidth="4" />
  </g>
);
const CANDLE = (
  <>
    <path d="M38 62V34h12v28z" fill="#ead9b4" stroke={INK} strokeWidth="1.8" />
    <path d="M38 38q4 6 6 0t6 2v-6H38z" fill="#f6ebcf" />
    <path d="M44 34v-6" stroke={INK} strokeWidth="1.8" />
    <path
      d="M44 27q-8-5 1-11q8-5 1-11"
      fill="none"
      stroke="#c9cfd6"
      strokeWidth="2.4"
      strokeLinecap="round"
    />
  </>
);

function subject(scene: Scene): ReactNode {
  switch (scene.kind) {
    case "tile":
      return <Tile tile={scene.tile} />;
    case "castle":
      return <Castle fallen={scene.fallen} />;
    case "fire":
      return FIRE;
    case "ring":
      return RING;
    case "swords":
      return SWORDS;
    case "candle":
      return CANDLE;
  }
}

/** A scene, `size` CSS pixels wide. It is ornament: words beside it say the same. */
export const Vignette = ({ of: scene, size }: { readonly of: Scene; readonly size: number }) => (
  <svg viewBox="0 0 88 80" width={size} height={(size * 80) / 88} aria-hidden="true">
    <rect width="88" height="80" fill={scene.kind === "castle" && scene.fallen ? EMBER : SKY[scene.kind]} />
    <circle cx="44" cy="40" r="31" fill="#fff4d6" fillOpacity=".28" />
    <path
      d="M0 62 14 50l9 7 10-12 12 13 12-11 11 11 9-8 11 10v20H0z"
      fill={LAND[scene.kind]}
      fillOpacity={scene.kind === "fire" ? 0.75 : 0.9}
    />
    {subject(scene)}
    <rect x="1" y="1" width="86" height="78" fill="none" stroke={INK} strokeWidth="2" />
  </svg>
);
