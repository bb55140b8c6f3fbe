import type { ReactNode } from "react";
import silhouettes from "../drawn/signs.json?raw";
import type { SignName } from "./signs.ts";

const shapes: Readonly<Record<string, string>> = JSON.parse(silhouettes);

const BERRIES = [
  [-24, -27],
  [-17, -42],
  [0, -48],
  [17, -42],
  [24, -27],
  [-8, -31],
  [8, -31],
] as const;

/** Drawn for Westmarch, around the middle of a square of 100. */
const DRAWN: Readonly<Record<string, ReactNode>> = {
  gondor: (
    <g fill="currentColor">
      <path d="M-4 42C-2 8-5-3-25-13C-11-10-6-9-3-3C-6-20-15-26-20-36C-8-27-3-25 0-17C3-25 8-27 20-36C15-26 6-20 3-3C6-9 11-10 25-13C5-3 2 8 4 42Z" />
      {BERRIES.map(([x, y]) => (
        <circle key={x} cx={x} cy={y} r="5.6" />
      ))}
    </g>
  ),
  shire: (
    <g fill="none" stroke="currentColor">
      <circle r="38" strokeWidth="9" />
      <path d="M-15-34V34M15-34V34" strokeWidth="5" />
      <circle r="8" fill="currentColor" stroke="none" />
    </g>
  ),
  isengard: (
    <g fill="none" stroke="currentColor" strokeLinecap="round" transform="translate(3 17) scale(2.1)">
      <path d="M0 6V-2" strokeWidth="13" />
      <path d="M-5-4L-7-17M-1.6-6L-2-21M2-6L3.4-20M5.6-4L9-15" strokeWidth="3.6" />
      <path d="M-5 4L-13-5" strokeWidth="4" />
    </g>
  ),
  sauron: (
    <g>
      <path d="M-44 0C-22-26 22-26 44 0C22 26-22 26-44 0Z" fill="#f2872b" stroke="#241a12" strokeWidth="4" />
      <circle r="17" fill="#f6c65a" />
      <path d="M0-19C8-6 8 6 0 19C-8 6-8-6 0-19Z" fill="#140b07" />
    </g>
  ),
  ring: <circle r="30" fill="none" stroke="currentColor" strokeWidth="13" />,
};

export interface SignProps {
  readonly name: SignName;
  /** Its middle and its width, in the units of the picture around it. */
  readonly x?: number;
  readonly y?: number;
  readonly size: number;
}

/** An emblem, a phase or a signet inside a picture, in the colour of what is around it. */
export const Sign = ({ name, x = 0, y = 0, size }: SignProps) => {
  const drawn = DRAWN[name];
  if (drawn) return <g transform={`translate(${x} ${y}) scale(${size / 100})`}>{drawn}</g>;
  return (
    <path
      d={shapes[name] ?? ""}
      fill="currentColor"
      transform={`translate(${x - size / 2} ${y - size / 2}) scale(${size / 512})`}
    />
  );
};
