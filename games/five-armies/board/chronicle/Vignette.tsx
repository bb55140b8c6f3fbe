/** Small printed scenes: what a moment of the battle was about. Their paints are the same in every light. */
import type { ReactNode } from "react";
import { type CharacterId, FREE, type Side } from "../../ids.ts";
import { Standee } from "../heraldry/Standee.tsx";

export type Scene =
  | { readonly kind: "tower"; readonly side: Side }
  | { readonly kind: "person"; readonly character: CharacterId; readonly falls: boolean }
  | { readonly kind: "swords" | "sun" | "gate" };

const INK = "#2a2019";
const SKY: Readonly<Record<Scene["kind"], string>> = {
  tower: "#c3d6e6",
  person: "#b9a98a",
  swords: "#a9b7a2",
  sun: "#e0a25e",
  gate: "#4d566e",
};
const LAND: Readonly<Record<Scene["kind"], string>> = {
  tower: "#7c8a5f",
  person: "#6d5b41",
  swords: "#6d7b58",
  sun: "#5a4a33",
  gate: "#262c3c",
};

const Tower = ({ side }: { readonly side: Side }) => (
  <>
    <path
      d="M30 62V34h-3v-8h5v4h5v-4h5v4h5v-4h5v4h5v-4h5v8h-3v28z"
      fill={side === FREE ? "#e9e0cc" : "#5d4a42"}
      stroke={INK}
      strokeWidth="1.8"
      strokeLinejoin="round"
    />
    <path d="M41 62V51q4-6 8 0v11z" fill={INK} />
    <path
      d={side === FREE ? "M45 26V8h16l-5 5 5 5H45" : "M45 26V8l17 5-17 5"}
      fill={side === FREE ? "#1f3f66" : "#8a2415"}
      stroke={INK}
      strokeWidth="1.4"
    />
  </>
);

/** The Mountain, and the gate at its foot. */
const Gate = () => (
  <>
    <path d="M0 54L18 36L30 12L40 24L54 30L88 56V72H0Z" fill="#6f7688" stroke={INK} strokeWidth="1.6" />
    <path d="M34 66V46l6-7h12l6 7v20z" fill="#3a3f52" stroke={INK} strokeWidth="1.4" />
    <path d="M40 66V50l3-4h6l3 4v16z" fill="#e0a73f" />
  </>
);

function drawn(of: Scene): ReactNode {
  switch (of.kind) {
    case "tower":
      return <Tower side={of.side} />;
    case "person":
      return (
        <g
          transform={`translate(44 40) ${of.falls ? "rotate(-26)" : ""} scale(1.25)`}
          opacity={of.falls ? 0.75 : 1}
        >
          <Standee character={of.character} />
        </g>
      );
    case "swords":
      return [1, -1].map((way) => (
        <g key={way} transform={`translate(44 36) scale(${way} 1)`}>
          <path d="M-22-24L12 12" stroke={INK} strokeWidth="6" />
          <path d="M-22-24L12 12" stroke="#e6dfcf" strokeWidth="3" />
          <path d="M4 18L18 4M12 12L22 22" stroke="#6d4a1a" strokeWidth="4.4" strokeLinecap="round" />
        </g>
      ));
    case "sun":
      return (
        <>
          <circle cx="46" cy="40" r="13" fill="#f4d27b" stroke={INK} strokeWidth="1.4" />
          <path d="M0 54q18-16 34-4t30-6t24 6V72H0z" fill="#4a3a2a" stroke={INK} strokeWidth="1.4" />
        </>
      );
    case "gate":
      return <Gate />;
  }
}

/** One scene in a frame, so many pixels wide. */
export const Vignette = ({ of, size }: { readonly of: Scene; readonly size: number }) => (
  <svg viewBox="0 0 88 72" width={size} height={(size * 72) / 88} aria-hidden="true" focusable="false">
    <rect width="88" height="72" rx="3" fill={SKY[of.kind]} />
    <path d="M0 56q22-6 44 0t44-1V72H0z" fill={LAND[of.kind]} />
    {drawn(of)}
    <rect x="1" y="1" width="86" height="70" rx="3" fill="none" stroke={INK} strokeWidth="2" />
  </svg>
);
