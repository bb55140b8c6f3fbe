import { useId } from "react";
import type { CardId } from "../../data/ids.ts";
import { printed } from "../../data/ids.ts";
import css from "./card.module.css";
import { doorPath } from "./doors.ts";
import type { CardSize, Format } from "./format.ts";
import { type Box, Picture } from "./Picture.tsx";
import { PAINTS, peopleOf } from "./people.ts";
import { Sign } from "./Sign.tsx";

const INK = "#241a12";

/** The window's box on the card; of the Ring and of sites it hangs free, of the others it stands on the panel's foot. */
function boxOf({ width, margin, inset, panel }: Format, free: boolean): Box {
  const wide = width - 2 * (margin + inset);
  const high = panel - inset * (free ? 2 : 1);
  return { x: margin + inset, y: margin + inset, width: wide, height: high };
}

/** A quiet diaper around the window, as deep as it is seen. */
function diaper({ width, margin, panel }: Format, step: number): string {
  const rows = Math.ceil((panel * 0.55) / step);
  const columns = Math.ceil((width - 2 * margin) / step);
  const marks: string[] = [];
  for (let row = 0; row < rows; row++) {
    const indent = margin + step * (row % 2 ? 1 : 0.5);
    for (let column = 0; column < columns; column++) {
      const x = indent + column * step;
      if (x < width - margin - 2)
        marks.push(`M${x} ${margin + step * (row + 0.5) - 1.5}l1.5 1.5-1.5 1.5-1.5-1.5Z`);
    }
  }
  return marks.join("");
}

/** The lower edge tells the kind: an event's is a swallow-tail, a condition's is scalloped, all others are straight. */
const Cut = ({ kind, format }: { readonly kind: string; readonly format: Format }) => {
  const { width, margin, panel, edge } = format;
  const foot = margin + panel;
  /** The leaf hides the panel's own edge. */
  const low = foot + 5;
  const [left, right] = [margin, width - margin];
  const pen = 2.3 * Math.max(0.6, edge);
  if (kind === "Event") {
    const top = foot - 16 * edge;
    return (
      <>
        <path d={`M${left - 1} ${low}L${width / 2} ${top}L${right + 1} ${low}Z`} className={css.leaf} />
        <path
          d={`M${left} ${foot}L${width / 2} ${top}L${right} ${foot}`}
          fill="none"
          stroke={INK}
          strokeWidth={pen}
        />
      </>
    );
  }
  const scallop = (right - left) / 7;
  const scallops = (y: number): string =>
    Array.from(
      { length: 7 },
      (_, i) => `Q${left + scallop * (i + 0.5)} ${foot - 17 * edge} ${left + scallop * (i + 1)} ${y}`,
    ).join("");
  return (
    <>
      <path d={`M${left} ${low}${scallops(low)}Z`} className={css.leaf} />
      <path d={`M${left} ${foot}${scallops(foot)}`} fill="none" stroke={INK} strokeWidth={pen} />
    </>
  );
};

/** What is seen through a people's door: the card's picture, or until it is here the people's colour and emblem. */
export const Door = ({
  card,
  box,
  line,
}: {
  readonly card: CardId;
  readonly box: Box;
  readonly line: number;
}) => {
  const id = useId();
  const { wash, rim, door, sign } = PAINTS[peopleOf(printed(card))];
  const path = doorPath(door, box.width, box.height);
  const place = `translate(${box.x} ${box.y})`;
  return (
    <g>
      <clipPath id={id}>
        <path d={path} transform={place} />
      </clipPath>
      <path d={path} transform={place} fill={wash} stroke={INK} strokeWidth={line * 2.7} />
      <g clipPath={`url(#${id})`}>
        <g color={rim} opacity=".6">
          <Sign name={sign} x={box.x + box.width / 2} y={box.y + box.height * 0.56} size={box.height * 0.5} />
        </g>
        <Picture card={card} box={box} />
        <rect {...box} className={css.veil} />
      </g>
      <path d={path} transform={place} fill="none" stroke={rim} strokeWidth={line} />
    </g>
  );
};

/** The panel of a people with their door in it. */
export const Window = ({
  card,
  size,
  format,
}: {
  readonly card: CardId;
  readonly size: CardSize;
  readonly format: Format;
}) => {
  const data = printed(card);
  const { ground, rim, door } = PAINTS[peopleOf(data)];
  const { width, margin, panel, line } = format;
  const box = boxOf(format, door === "circle" || door === "leaf");
  const sides = { x: margin, y: margin, width: width - 2 * margin, height: panel } as const;
  const cut = data.type === "Event" || data.type === "Condition";
  return (
    <g>
      <rect {...sides} fill={ground} />
      {size !== "small" && <path d={diaper(format, size === "large" ? 11 : 8)} fill={rim} opacity=".34" />}
      <Door card={card} box={box} line={line} />
      {cut && <Cut kind={data.type} format={format} />}
      <path
        d={`M${margin} ${margin + panel}V${margin}H${width - margin}V${margin + panel}${cut ? "" : "Z"}`}
        fill="none"
        stroke={INK}
        strokeWidth={size === "small" ? 1.2 : 1.6}
      />
    </g>
  );
};
