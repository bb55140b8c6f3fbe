import { emblemsFrom } from "@westmarch/campaign/heraldry";
import { CHARACTER, type CharacterId, GROUP, type GroupId, UNIT, type UnitId } from "../../ids.ts";
import { CHARACTER_ICONS, type EmblemName, GROUP_ICONS, UNIT_ICONS } from "./names.ts";

/** A silhouette around the middle of an SVG. */
export const Silhouette = emblemsFrom<EmblemName>(() => import("../drawn/emblems.json?raw"));

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
