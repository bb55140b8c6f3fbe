import { Drawn, fetched, shelf, useFetched } from "@westmarch/boardkit/drawing";
import type { CSSProperties } from "react";
import { Hems } from "../areas/Hems.tsx";
import type { Seen } from "../areas/Laid.tsx";
import { Thing } from "../areas/Thing.tsx";
import land from "../drawn/road.svg?url";
import { copyThing, type Site, siteThing } from "../look/look.ts";
import { siteSays } from "../look/sentences.ts";
import { Milestone } from "./Milestone.tsx";
import { Plaque } from "./Plaque.tsx";
import css from "./road.module.css";
import { Standee } from "./Standee.tsx";

const lands = shelf(async (url: string) => (await fetched(url)).text());

const Place = ({ seen, site }: { readonly seen: Seen; readonly site: Site }) => {
  const { props, look, totals } = seen;
  const { say, names, layout } = props;
  const { number, copy, here, current, bears } = site;
  const label = siteSays({ say, names, totals }, site);
  return (
    <li
      className={css.place}
      data-current={current || undefined}
      aria-current={current ? "location" : undefined}
    >
      <Thing
        id={siteThing(number)}
        about={copy ? copyThing(copy.id) : siteThing(number)}
        kind={layout === "wide" ? "site" : "bare"}
        label={label}
      >
        {layout !== "wide" ? (
          <Milestone number={number} laid={copy !== null} />
        ) : copy ? (
          <Plaque card={copy.card} say={say} />
        ) : (
          <span className={css.unlaid}>
            <Milestone number={number} />
          </span>
        )}
      </Thing>
      {layout === "wide" && bears.length > 0 && <Hems bears={bears} say={say} />}
      {here.length > 0 && (
        <span className={css.here} style={{ "--here": here.length } as CSSProperties}>
          {here.map((seat) => (
            <Standee key={seat} seat={seat} own={seat === look.near} />
          ))}
        </span>
      )}
    </li>
  );
};

/** The adventure path: a road across the top, its sites beside it, and whose fellowship stands where. */
export const Road = (seen: Seen) => {
  const { props, look } = seen;
  const svg = useFetched(lands, land);
  return (
    <section
      className={css.road}
      aria-label={props.say("look.road")}
      data-area="road"
      data-layout={props.layout}
    >
      <div className={css.land}>
        <Drawn svg={svg} />
      </div>
      <ol className={css.sites} style={{ "--sites": look.road.length } as CSSProperties}>
        {look.road.map((site) => (
          <Place key={site.number} seen={seen} site={site} />
        ))}
      </ol>
    </section>
  );
};
