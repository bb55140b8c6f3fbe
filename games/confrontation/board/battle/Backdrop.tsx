import { LAND_HEIGHT, LAND_WIDTH, land } from "./land.ts";
import css from "./stage.module.css";

/** Mountains by firelight. It never moves, so it is drawn once and left alone. */
export const Backdrop = () => {
  const { ranges, grass } = land();
  return (
    <>
      <svg
        viewBox={`0 0 ${LAND_WIDTH} ${LAND_HEIGHT}`}
        preserveAspectRatio="xMidYMax slice"
        className={css.land}
        aria-hidden="true"
        focusable="false"
      >
        {ranges.map(({ body, lines }, i) => (
          <g key={body.slice(0, 24)} className={i === 0 ? css.far : css.near}>
            <path d={body} className={css.rock} />
            <path d={lines} className={css.ridge} />
          </g>
        ))}
        <path d={grass} className={css.grass} />
      </svg>
      <div className={css.glow} />
    </>
  );
};
