/** Discs, drops, pennants and wings: what lies beside armies, each around the middle of an SVG. */
import { SmallPicture } from "@westmarch/campaign/heraldry";
import type { ReactNode } from "react";
import { GROUP, type GroupId, LORD, type Side } from "../../ids.ts";
import { CharacterEmblem, GroupEmblem } from "./Emblem.tsx";
import styles from "./heraldry.module.css";
import { BAT, DROP, PENNANTS } from "./shapes.ts";

/** The back of a recruitment token: a disc with a dashed ring. */
export const TokenBack = ({
  group,
  plain = false,
}: {
  readonly group: GroupId;
  readonly plain?: boolean;
}) => (
  <g className={styles.disc} data-group={GROUP.names[group]}>
    <circle r="10" className={styles.back} />
    <circle r="7.6" className={styles.stitch} />
    {!plain && <GroupEmblem group={group} size={11} />}
  </g>
);

/** So many damage markers, on one drop. */
export const Drop = ({ count }: { readonly count: number }) => (
  <g>
    <path d={DROP} className={styles.dropEdge} />
    <path d={DROP} className={styles.dropFace} />
    <text y="8" className={styles.wounds}>
      {count}
    </text>
  </g>
);

/** A Leadership token on its pole, whose foot is at (0, 0). */
export const Pennant = ({ side, tall = 20 }: { readonly side: Side; readonly tall?: number }) => (
  <g>
    <path d={`M0 0V${-tall}`} className={styles.pole} />
    <path
      d={PENNANTS[side]}
      transform={`translate(0 ${-tall})`}
      className={styles.pennant}
      data-side={side}
    />
  </g>
);

/** One Great Bat. */
export const Bat = () => <path d={BAT} className={styles.bat} />;

/** An Eagle's disc, 20 wide. */
export const Eagle = () => (
  <g className={styles.eagle}>
    <circle r="10.4" className={styles.edge} />
    <circle r="9.6" className={styles.sky} />
    <CharacterEmblem character={LORD} size={13} />
  </g>
);

const pictured = (box: string, drawing: ReactNode, size: number | string) => (
  <SmallPicture box={box} size={size}>
    {drawing}
  </SmallPicture>
);

interface Sized {
  readonly size?: number | string;
}

/** A recruitment token as a picture of its own. */
export const TokenPicture = ({ group, size = 24 }: Sized & { readonly group: GroupId }) =>
  pictured("-11 -11 22 22", <TokenBack group={group} />, size);
/** A drop as a picture of its own. */
export const DropPicture = ({ count, size = 24 }: Sized & { readonly count: number }) =>
  pictured("-10 -13 20 26", <Drop count={count} />, size);
/** A Leadership token as a picture of its own. */
export const PennantPicture = ({ side, size = 24 }: Sized & { readonly side: Side }) =>
  pictured("-2 -22 15 24", <Pennant side={side} />, size);
/** A Great Bat as a picture of its own. */
export const BatPicture = ({ size = 16 }: Sized) => pictured("-20 -9 40 16", <Bat />, size);
/** An Eagle as a picture of its own. */
export const EaglePicture = ({ size = 24 }: Sized) => pictured("-11.5 -11.5 23 23", <Eagle />, size);
