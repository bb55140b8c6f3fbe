/** What each of the eighteen tokens shows, around (0, 0) in a circle of radius 30. */
import type { ReactNode } from "react";
import { Mark } from "../icons/Emblem.tsx";
import type { EmblemName } from "../icons/emblems.ts";
import { Digits } from "../icons/marks.tsx";
import { INK, STRUCK } from "../icons/paint.ts";

/** When this is played, that happens. */
const When = ({
  played,
  gives,
  n,
}: {
  readonly played: EmblemName;
  readonly gives: EmblemName;
  readonly n?: number;
}) => (
  <>
    <Mark name={played} x={-12.6} y={0} size={32} />
    <path
      d="M-2.4 0H3.4M.8-3.2L4 0 .8 3.2"
      fill="none"
      stroke={INK}
      strokeWidth="1.8"
      strokeLinecap="round"
      strokeLinejoin="round"
    />
    <Mark name={gives} x={15.4} y={0} size={23} n={n} />
  </>
);

const PICTURES: Readonly<Record<string, () => ReactNode>> = {
  "elves-1": () => <When played="card:yellow" gives="again" />,
  "elves-2": () => (
    <>
      <Mark name="card:red" x={-14} y={2} size={30} />
      <Mark name="region:rohan" x={3.4} y={-7} size={16} />
      <Mark name="region:gondor" x={12} y={-1} size={16} />
      <Mark name="region:lindon" x={20} y={5} size={16} />
    </>
  ),
  "elves-3": () => <Mark name="skill:any" size={48} />,
  "dwarves-1": () => (
    <>
      <Mark name="landmark" x={0} y={-11} size={32} />
      <Mark name="fortress:any" x={-11} y={12} size={23} />
      <Mark name="coin-lost" x={12} y={12} size={21} />
    </>
  ),
  "dwarves-2": () => <When played="landmark" gives="again" />,
  "dwarves-3": () => <When played="card:green" gives="move" n={2} />,
  "hobbits-1": () => <Mark name="race:eagle" size={46} />,
  "hobbits-2": () => <When played="card:blue" gives="unit:any" n={1} />,
  "hobbits-3": () => (
    <>
      <g
        transform="translate(-11 0) scale(1.05)"
        fill="none"
        stroke={INK}
        strokeWidth="3.4"
        strokeLinecap="round"
      >
        <path d="M1 2.4A6 6 0 1 1 1-5.6" transform="translate(-4 2)" />
        <path d="M-1-2.4A6 6 0 1 1-1 5.6" transform="translate(7 -2)" />
        <path d="M-4 2L6-2" />
      </g>
      <Mark name="coin" n={3} x={14.6} y={0} size={25} />
    </>
  ),
  "humans-1": () => <When played="card:yellow" gives="ring" />,
  "humans-2": () => (
    <>
      <Mark name="card:red" x={-14} y={0} size={32} />
      <Digits n={1} sign="+" size={18} x={2.6} />
      <Mark name="unit:any" x={18} y={0} size={22} />
    </>
  ),
  "humans-3": () => (
    <>
      <Mark name="discard" x={-10} y={0} size={34} />
      <Digits n={2} sign="×" size={21} x={15} />
    </>
  ),
  "ents-1": () => <Mark name="again" size={42} />,
  "ents-2": () => <Mark name="fortress-lost" size={44} />,
  "ents-3": () => (
    <>
      <Mark name="unit-lost" x={-14.6} y={-5} size={21} />
      <Mark name="coin-lost" x={0} y={-12} size={20} />
      <Mark name="move" x={15} y={-5} size={21} />
      <Digits n={3} sign="×" size={19} y={14} fill={STRUCK} />
    </>
  ),
  "wizards-1": () => (
    <>
      <Mark name="ring" x={-12.4} y={-2} size={28} />
      <Mark name="ring" x={12.4} y={2} size={28} />
    </>
  ),
  "wizards-2": () => (
    <>
      <Mark name="unit:any" n={1} x={-12.6} size={27} />
      <Mark name="unit:any" n={1} x={13} size={27} />
    </>
  ),
  "wizards-3": () => <Mark name="fetch" size={46} />,
};

export function tokenPicture(name: string): ReactNode {
  const picture = PICTURES[name];
  if (!picture) throw new Error(`No picture shows the token ${name}`);
  return picture();
}
