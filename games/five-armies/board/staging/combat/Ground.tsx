import { ShieldPicture } from "../../heraldry/Shield.tsx";
import type { GameSay } from "../../keys.ts";
import { placeName } from "../../names.ts";
import css from "./combat.module.css";
import type { Camp, CombatScene, Wall } from "./scene.ts";
import { atHome, ground, sideClass } from "./words.ts";

/** The sign of a terrain, by its name in the rules. */
const SIGNS = {
  hill: "M2 34Q16 8 28 20Q36 10 58 34Z",
  mountain: "M2 34L18 12L24 18L34 2L58 34ZM34 2L30 14L37 12L40 20",
  plain: "M2 30H58M10 30q2-9 0-14M16 30q0-8 4-12M34 30q2-9 0-14M40 30q0-8 4-12M50 30v-8",
  ruins: "M4 34V10l7 6l6-9v27M17 20h14M31 34V6l8 8l6-4v24M45 24l9-2v12M2 34H58",
  swamp: "M2 30q7-6 14 0t14 0t14 0t14 0M14 22V6M14 6q6 2 6 9M32 22V4M32 4q-6 3-6 10M46 22V8",
} as const;
const TERRAINS = ["hill", "mountain", "plain", "ruins", "swamp"] as const;

const Home = ({ camp, say }: { readonly camp: Camp; readonly say: GameSay }) => {
  const home = atHome(camp);
  return (
    <p className={css.home} data-side={sideClass(camp.side)}>
      {home.slice(0, SHOWN).map((unit, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one of a type is as good as another
        <ShieldPicture key={i} unit={unit} size={26} />
      ))}
      <em>{say("combat.ground.home", { count: home.length })}</em>
    </p>
  );
};
/** So many shields fit beside the sign. */
const SHOWN = 5;

const STONE = "M-11 13V-6Q-11-13 0-13T11-6V13Z";
const CRACK = "M2-12L-3-3L4 2L-2 12";

/** The walls as stones, those that are broken first. */
const Stones = ({
  wall,
  say,
  scene,
}: {
  readonly wall: Wall;
  readonly say: GameSay;
  readonly scene: CombatScene;
}) => {
  const place = placeName(say, scene.target);
  const down = wall.broken >= wall.stones;
  return (
    <p className={css.wall}>
      <span>{say(down ? "combat.wall.broken" : "combat.wall", { place })}</span>
      <svg
        viewBox={`-13 -15 ${wall.stones * 26} 30`}
        className={css.stones}
        aria-hidden="true"
        focusable="false"
      >
        {Array.from({ length: wall.stones }, (_, i) => (
          <g
            // biome-ignore lint/suspicious/noArrayIndexKey: one is like the other
            key={i}
            transform={`translate(${i * 26} 0)`}
            data-broken={i < wall.broken || undefined}
          >
            <path d={STONE} className={css.stone} />
            {i < wall.broken && <path d={CRACK} className={css.crack} />}
          </g>
        ))}
      </svg>
      <em>{say("combat.wall.of", { broken: wall.broken, stones: wall.stones })}</em>
    </p>
  );
};

/** The ground that it is fought on: who is at home in it, and what the walls still bear. */
export const Ground = ({ scene, say }: { readonly scene: CombatScene; readonly say: GameSay }) => {
  const name = TERRAINS[scene.terrain];
  const [free, shadow] = scene.camps;
  return (
    <section
      className={css.place}
      data-walled={scene.wall !== null || undefined}
      aria-label={say("combat.ground")}
    >
      {name && (
        <div className={css.terrain}>
          <Home camp={free} say={say} />
          <svg viewBox="0 0 60 38" className={css.sign} aria-hidden="true" focusable="false">
            <path d={SIGNS[name]} />
          </svg>
          <Home camp={shadow} say={say} />
        </div>
      )}
      {name && <p className={css.verdict}>{ground(say, scene)}</p>}
      {scene.wall && <Stones wall={scene.wall} say={say} scene={scene} />}
    </section>
  );
};
