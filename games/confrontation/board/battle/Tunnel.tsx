import { NONE } from "@westmarch/kernel";
import { BALROG, DARK, GOOD } from "../../data/ids.ts";
import type { Props } from "../keys.ts";
import { nameOf } from "../names.ts";
import { Standee } from "../Standee.tsx";
import css from "./bout.module.css";
import type { Scene } from "./scene.ts";

/** An arched gate in the rock; what stands in it is drawn over it. */
const Arch = () => (
  <svg viewBox="0 0 260 300" className={css.arch} aria-hidden="true" focusable="false">
    <path className={css.archStone} d="M18 300V150C18 70 68 18 130 8C192 18 242 70 242 150V300Z" />
    <path className={css.archDark} d="M44 300V154C44 90 82 46 130 38C178 46 216 90 216 154V300Z" />
    <path
      className={css.archLine}
      d="M18 150H44M216 150H242M26 108L51 116M234 108L209 116M48 66L68 84M212 66L192 84M84 32L95 54M176 32L165 54M130 8V38M18 200H44M216 200H242M18 250H44M216 250H242"
    />
  </svg>
);

/** The tunnel of Moria: a traveller goes in; perhaps the Balrog rises. */
export const Tunnel = ({ scene, props }: { readonly scene: Scene; readonly props: Props }) => {
  const { say } = props;
  const barred = scene.dark.character === BALROG;
  const traveller = scene.good.character;
  return (
    <div className={css.tunnel}>
      <figure className={`${css.figure} ${css.good}`}>
        <div className={`${css.piece} ${scene.good.fate === "stands" ? "" : css[scene.good.fate]}`}>
          <Standee character={traveller === NONE ? null : traveller} side={GOOD} size="100%" />
        </div>
        <figcaption>
          <b>{traveller === NONE ? say("stage.hidden") : nameOf(say, traveller)}</b>
          <span className={css.note}>
            {scene.good.fate === "stands" ? "" : say(`stage.${scene.good.fate}`)}
          </span>
        </figcaption>
      </figure>
      <div className={css.gate}>
        <Arch />
        {barred && (
          <figure className={`${css.figure} ${css.bad} ${css.rises}`}>
            <div className={css.piece}>
              <Standee character={BALROG} side={DARK} size="100%" glow="ember" />
            </div>
          </figure>
        )}
      </div>
      <span className={css.balance} />
    </div>
  );
};
