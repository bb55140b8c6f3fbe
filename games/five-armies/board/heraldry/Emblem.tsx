import { later, useLater } from "@westmarch/boardkit/later";
import { CHARACTER, type CharacterId, GROUP, type GroupId, UNIT, type UnitId } from "../../ids.ts";
import { CHARACTER_ICONS, type EmblemName, GROUP_ICONS, UNIT_ICONS } from "./names.ts";

/** Outlines in a square of 512: pieces are told by their shapes and colours until these are here. */
const shapes = later(
  async () =>
    JSON.parse((await import("../drawn/emblems.json?raw")).default) as Readonly<Record<EmblemName, string>>,
);

/** A silhouette in a square of so many units around the middle of an SVG. */
export const Silhouette = ({ name, size }: { readonly name: EmblemName; readonly size: number }) => {
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

/** The emblem of a type of unit around the middle of an SVG. */
export const UnitEmblem = ({ unit, size }: { readonly unit: UnitId; readonly size: number }) => (
  <Silhouette name={UNIT_ICONS[UNIT.names[unit]]} size={size} />
);

/** The emblem of a character around the middle of an SVG. */
export const CharacterEmblem = ({
  character,
  size,
}: {
  readonly character: CharacterId;
  readonly size: number;
}) => <Silhouette name={CHARACTER_ICONS[CHARACTER.names[character]]} size={size} />;

/** The emblem on the back of recruitment tokens around the middle of an SVG. */
export const GroupEmblem = ({ group, size }: { readonly group: GroupId; readonly size: number }) => (
  <Silhouette name={GROUP_ICONS[GROUP.names[group]]} size={size} />
);
