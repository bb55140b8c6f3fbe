import { listed, paragraph, sentenceCase } from "@westmarch/boardkit/writing";
import { type SyntheticEvent, useState } from "react";
import { NATION, type NationId, NONE, SAURON } from "../../data/ids.ts";
import { isActive } from "../../facts.ts";
import type { Acting } from "../acting/acting.ts";
import { ShieldPicture } from "../heraldry/Shield.tsx";
import type { Props } from "../keys.ts";
import { nationName, withinNation } from "../names.ts";
import { politicalTrack, reservesOf } from "./counts.ts";
import styles from "./nations.module.css";
import { Thing } from "./Thing.tsx";

/** What can still be recruited of a Nation, as a list. */
function reserves({ told, say }: Props, nation: NationId): string {
  const { regulars, elites, leaders } = reservesOf(told, nation);
  const parts = [
    ...(regulars > 0 ? [say("tray.reserve.regulars", { count: regulars })] : []),
    ...(elites > 0 ? [say("tray.reserve.elites", { count: elites })] : []),
    ...(leaders > 0
      ? [say(nation === SAURON ? "tray.reserve.nazgul" : "tray.reserve.leaders", { count: leaders })]
      : []),
  ];
  return parts.length > 0 ? say("tray.reserve", { figures: listed(say, parts) }) : say("tray.reserve.none");
}

/** Where a Nation stands and what it still has, in sentences. */
const spoken = (props: Props, nation: NationId): string => {
  const { told, say } = props;
  return sentenceCase(
    paragraph(
      say,
      say("tray.nation.spoken", {
        nation: withinNation(say, nation),
        active: isActive(told, nation) ? "yes" : "no",
        steps: told.steps[nation],
      }),
      reserves(props, nation),
    ),
  );
};

/** The Nation whose shield this is part of, or null. */
function nationAt(target: EventTarget): NationId | null {
  const thing = target instanceof Element ? target.closest<HTMLElement>("[data-explain]") : null;
  const nation = Number(thing?.dataset.explain?.split(":")[1] ?? NONE);
  return NATION.is(nation) ? nation : null;
}

/** The Political Track: how many steps each Nation is from war; the shield of a passive one is an outline. */
export const NationsTray = ({ props, acting }: { readonly props: Props; readonly acting: Acting }) => {
  const { told, say } = props;
  const [asked, ask] = useState<NationId | null>(null);
  const look = ({ target }: SyntheticEvent) => ask(nationAt(target));
  const asking = { onPointerOver: look, onFocus: look, onClick: look, onPointerLeave: () => ask(null) };
  return (
    <>
      <ul className={styles.track} {...asking}>
        {politicalTrack(told).map(({ steps, nations }) => (
          <li
            key={steps}
            data-war={steps === 0 || undefined}
            style={{ flexGrow: Math.max(1, Math.ceil(nations.length / 2)) }}
          >
            <div>
              {nations.map((nation) => (
                <Thing
                  key={nation}
                  props={props}
                  acting={acting}
                  thing={`nation:${nation}`}
                  spoken={spoken(props, nation)}
                >
                  <ShieldPicture nation={nation} size="1.5625rem" hollow={!isActive(told, nation)} />
                </Thing>
              ))}
            </div>
            <span aria-hidden="true">{steps === 0 ? say("tray.at-war") : steps}</span>
          </li>
        ))}
      </ul>
      <p className={styles.about} aria-hidden="true">
        {asked === null ? (
          say("tray.nations.legend")
        ) : (
          <>
            <b>{nationName(say, asked)}</b> {reserves(props, asked)}
          </>
        )}
      </p>
    </>
  );
};
