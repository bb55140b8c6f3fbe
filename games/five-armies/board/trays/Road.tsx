import { Spoken } from "@westmarch/boardkit";
import { range } from "@westmarch/campaign/trays";
import { type RefObject, useLayoutEffect, useRef, useState } from "react";
import { FATE_END } from "../../state.ts";
import picture from "../drawn/dusk.svg";
import { Standee } from "../heraldry/Standee.tsx";
import type { Props } from "../keys.ts";
import { type Comer, comers } from "./dusk.ts";
import styles from "./road.module.css";
import { comes, roadSpoken, shortName } from "./roadWords.ts";

/** How wide the picture is before it has been measured, and how high on a table and on a phone. */
const WIDE = 544;
const HIGH = 76;
const LOW = 62;
/** Of this height or less only stones, numbers and who is to come have room, each as a diamond. */
const FLAT = 46;
/** Where the road begins and ends, from the edges. */
const [START, END] = [20, 32];
/** From this step on it is dark enough for pale words. */
const DARK = 10;
/** About how wide names stand beside a stone. */
const NAME_ROOM = 52;

/** How far down the road is at a step. */
const bend = (step: number): number => 3.5 * Math.sin(step * 0.75);

/** How wide and high a box is on the screen, as its style sheet says; where nothing is measured, as on a wide table. */
function useSize(box: RefObject<HTMLElement | null>, usual: number): readonly [width: number, high: number] {
  const [width, setWidth] = useState(WIDE);
  const [high, setHigh] = useState(usual);
  useLayoutEffect(() => {
    const { current: element } = box;
    if (!element) return;
    const measure = () => {
      setWidth(Math.max(240, element.clientWidth));
      setHigh(element.clientHeight || usual);
    };
    measure();
    const change = new ResizeObserver(measure);
    change.observe(element);
    return () => change.disconnect();
  }, [box, usual]);
  return [width, high];
}

/** Where the road runs in the picture, step by step. */
interface Way {
  readonly high: number;
  /** Whether there is room for stones and numbers alone. */
  readonly flat: boolean;
  readonly x: (step: number) => number;
  readonly y: (step: number) => number;
}

const wayOf = (width: number, high: number): Way => {
  const flat = high <= FLAT;
  return {
    high,
    flat,
    x: (step) => START + ((width - START - END) / FATE_END) * step,
    y: (step) => (flat ? high - 26 : high - 21 + bend(step)),
  };
};

/** The sun above the marker, in rings that fade outwards. */
const Sun = ({ x, fate }: { readonly x: number; readonly fate: number }) => (
  <g className={styles.sun} data-set={fate >= 13 || undefined}>
    <circle cx={x} cy="14" r="44" opacity=".2" />
    <circle cx={x} cy="14" r="30" opacity=".3" />
    <circle cx={x} cy="14" r="19" opacity=".5" />
    <circle cx={x} cy="14" r="12" className={styles.disc} />
  </g>
);

interface StoneProps {
  readonly step: number;
  readonly way: Way;
  readonly passed: boolean;
}

/** The stone of a step; every third bears its number. */
const Stone = ({ step, way, passed }: StoneProps) => (
  <g data-dark={step >= DARK || undefined}>
    <circle
      cx={way.x(step)}
      cy={way.y(step)}
      r={step % 3 === 0 ? 3.6 : 2.6}
      className={styles.stone}
      data-past={passed || undefined}
    />
    {step % 3 === 0 && (
      <text x={way.x(step)} y={way.high - 4} className={styles.number}>
        {step}
      </text>
    )}
  </g>
);

interface ComersProps extends Pick<Props, "told" | "say"> {
  readonly way: Way;
}

/** Those who come, as diamonds at their stones. */
const Diamonds = ({ told, say, way: { x, y } }: ComersProps) =>
  comers(told).map((comer) => (
    <g key={comer.character} data-state={comer.state}>
      <path
        d="M0-9 6.5 0 0 9-6.5 0Z"
        transform={`translate(${x(comer.step)} ${y(comer.step)})`}
        className={styles.comer}
      >
        <title>{comes(say, comer)}</title>
      </path>
    </g>
  ));

/** Those who come, at their stones. */
const Comers = ({ told, say, way: { x, y } }: ComersProps) => {
  const { fate } = told;
  const all = comers(told);
  const near = (a: number, b: number): boolean => Math.abs(x(a) - x(b)) < 12;
  // A name gives way to the marker and to the next character.
  const isNamed = ({ step, state }: Comer, i: number): boolean => {
    if (state === "come" || state === "gone") return false;
    const room = x(all[i + 1]?.step ?? FATE_END + 2) - x(step) - 12;
    const marker = x(fate) - x(step);
    return room - (near(step, fate) ? 18 : 0) >= NAME_ROOM && !(marker > 12 && marker < NAME_ROOM + 14);
  };
  return all.map((comer, i) => {
    const { character, step, state } = comer;
    // A character that comes just where the marker stands is drawn beside it.
    const at = x(step) + (near(step, fate) ? 18 : 0);
    return (
      <g key={character} data-dark={step >= DARK || undefined} data-state={state}>
        <g transform={`translate(${at} ${y(step) - 18}) scale(.86)`} className={styles.comer}>
          <Standee character={character} />
        </g>
        {isNamed(comer, i) && (
          <text x={at + 13} y={y(step) - 9} className={styles.name}>
            {shortName(say, character)}
          </text>
        )}
      </g>
    );
  });
};

interface PictureProps {
  readonly props: Props;
  readonly low: boolean;
}

/**
 * The fate track as a picture of the day: a road of sixteen stones under a sky in flats, the sun above the marker, and at
 * their stones those who come. Who has come already is faded.
 */
export const Road = ({ props: { told, say }, low }: PictureProps) => {
  const box = useRef<HTMLSpanElement>(null);
  const [width, high] = useSize(box, low ? LOW : HIGH);
  const way = wayOf(width, high);
  const { x, y, flat } = way;
  const { fate } = told;
  const Coming = flat ? Diamonds : Comers;
  const road = `M${range(FATE_END * 4 + 1)
    .map((i) => `${x(i / 4).toFixed(1)} ${y(i / 4).toFixed(1)}`)
    .join("L")}`;
  return (
    <span ref={box} className={styles.road} data-low={low || undefined}>
      <Spoken as={roadSpoken(say, told)}>
        <img src={picture} alt="" draggable={false} />
        <svg
          viewBox={`0 0 ${width} ${high}`}
          width={width}
          height={high}
          aria-hidden="true"
          focusable="false"
        >
          {!flat && <Sun x={x(fate)} fate={fate} />}
          <path d={road} className={styles.edge} />
          <path d={road} className={styles.way} />
          {range(FATE_END + 1).map((step) => (
            <Stone key={step} step={step} way={way} passed={step <= fate} />
          ))}
          <Coming told={told} say={say} way={way} />
          <g transform={`translate(${x(fate)} ${y(fate)})`} className={styles.marker}>
            {!flat && <path d="M0 -2L-8 -15H8Z" />}
            <circle cy={flat ? 0 : -21} r="10.5" />
            <text y={flat ? 4.8 : -16.2}>{fate}</text>
          </g>
        </svg>
      </Spoken>
    </span>
  );
};
