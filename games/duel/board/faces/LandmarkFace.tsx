import { memo } from "react";
import type { LandmarkId } from "../../data/ids.ts";
import { LANDMARK } from "../../data/landmarks.ts";
import { Mark } from "../icons/Emblem.tsx";
import { INK, STOCK } from "../icons/paint.ts";
import css from "./faces.module.css";
import { sceneOfLandmark } from "./pictures.ts";
import type { Price } from "./price.ts";
import { PriceFlag, Seal, Strip } from "./Strip.tsx";
import { askedFor, bannerOfLandmark, signsOfLandmark } from "./signs.ts";

interface LandmarkFaceProps {
  readonly landmark: LandmarkId;
  readonly price?: Price | null;
  readonly theirs?: Price | null;
  /** It lies in a play area: its price no longer matters. */
  readonly taken?: boolean;
}

/** A landmark's tile, 150 by 108. */
export const LandmarkFace = memo(({ landmark, price, theirs, taken = false }: LandmarkFaceProps) => {
  const scene = sceneOfLandmark(landmark);
  return (
    <span className={css.tile} data-taken={taken || undefined} aria-hidden="true">
      {scene !== null && <img className={css.scene} src={scene} alt="" draggable={false} />}
      <svg viewBox="0 0 150 108" className={css.print} aria-hidden="true" focusable="false">
        <path d="M6 6H144V36H6Z" fill="#4a3a2a" />
        <path d="M6 36H144" stroke={INK} strokeWidth="1.1" />
        <path
          fillRule="evenodd"
          d="M5 0H145a5 5 0 0 1 5 5V103a5 5 0 0 1-5 5H5a5 5 0 0 1-5-5V5a5 5 0 0 1 5-5ZM6 6V102H144V6Z"
          fill={STOCK}
        />
        <rect
          x=".6"
          y=".6"
          width="148.8"
          height="106.8"
          rx="4.8"
          fill="none"
          stroke={INK}
          strokeWidth="1.2"
        />
        <rect
          x="4.8"
          y="4.8"
          width="140.4"
          height="98.4"
          rx="2.4"
          fill="none"
          stroke="#4a3a2a"
          strokeWidth="2.2"
        />
        <Strip signs={signsOfLandmark(landmark)} x={86} y={21} width={108} size={25} />
        <Mark name={bannerOfLandmark(landmark)} x={20} y={22} size={32} />
        {!taken && (
          <PriceFlag asked={askedFor(LANDMARK[landmark].price)} x={6} y={91} width={110} size={17} />
        )}
        {theirs && !taken && <Seal price={theirs} x={136} y={66} r={8} quiet />}
        {price && !taken && <Seal price={price} x={131} y={89} r={12} />}
      </svg>
    </span>
  );
});
