/** A finished game as the ending page tells it: how far everybody came, what they had to bear, what it took. */
import { apart, Drawn, Leaf, Levels, type Scale, stairs, Turns, yOf } from "@westmarch/boardkit/charts";
import { listed } from "@westmarch/boardkit/writing";
import type { Seat } from "@westmarch/kernel";
import { useMemo } from "react";
import { lastSite } from "../../newgame.ts";
import type { CardGame } from "../../state.ts";
import type { ChronicleProps, GameSay } from "../keys.ts";
import { playerName } from "../names.ts";
import seats from "../seats.module.css";
import css from "./chronicle.module.css";
import { recordOf, type Toll, type TurnRecord } from "./record.ts";

const HIGH = 230;
/** Between words at the ends of two curves. */
const GAP = 19;

interface CurvesProps {
  readonly say: GameSay;
  readonly turns: readonly TurnRecord[];
  /** By seat, at the start and after each turn. */
  readonly values: readonly (readonly number[])[];
  readonly most: number;
  readonly levels: readonly number[];
  /** What it means to come up there. */
  readonly limit: string;
  readonly limited: "free" | "shadow";
  readonly said: string;
}

/** A stair for each player, with his name where it ends. */
const Curves = ({ say, turns, values, most, levels, limit, limited, said }: CurvesProps) => (
  <Drawn height={HIGH} said={said}>
    {(width) => {
      const scale: Scale = {
        left: 30,
        right: Math.max(80, width - 104),
        top: 24,
        bottom: HIGH - 28,
        turns: turns.length,
        most,
      };
      const ends = values.map((line) => yOf(scale, line.at(-1) ?? 0));
      const words = apart(ends, GAP, scale.bottom);
      return (
        <>
          <Levels scale={scale} levels={levels} />
          <path className={css.limit} data-side={limited} d={`M${scale.left} ${scale.top}H${scale.right}`} />
          <text className={css.small} data-side={limited} x={scale.left + 6} y={scale.top - 7}>
            {limit}
          </text>
          {values.map((line, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <g key={seat} style={{ color: `var(--seat-${seat})` }}>
              <polyline
                className={css.stair}
                data-seat={seat}
                points={stairs(scale, line)
                  .map((point) => point.join(","))
                  .join(" ")}
              />
              <text className={css.end} x={scale.right + 9} y={(words[seat] ?? 0) + 5}>
                {say("chronicle.road.end", { name: playerName(say, seat), site: line.at(-1) ?? 0 })}
              </text>
            </g>
          ))}
          <Turns scale={scale} start={say("chronicle.start")} />
        </>
      );
    }}
  </Drawn>
);

const TOLLS = ["wounds", "lost", "slain", "hurt", "twilight"] as const satisfies readonly (keyof Toll)[];

/** What each player's turns took, side by side. */
const Tolls = ({ say, tolls }: { readonly say: GameSay; readonly tolls: readonly Toll[] }) => (
  <div className={css.tolls}>
    <table>
      <thead>
        <tr>
          <td />
          {tolls.map((_, seat) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
            <th key={seat} scope="col" style={{ color: `var(--seat-${seat})` }}>
              {playerName(say, seat)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {TOLLS.map((what) => (
          <tr key={what}>
            <th scope="row">{say(`chronicle.toll.${what}`)}</th>
            {tolls.map((toll, seat) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
              <td key={seat}>{toll[what]}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </div>
);

/** Values of a seat at the start of the game and after each turn. */
const course = (turns: readonly TurnRecord[], what: "sites" | "burdens", start: readonly number[]) =>
  start.map((first, seat) => [first, ...turns.map((turn) => turn[what][seat] ?? first)]);

/** The least that corrupts anybody at the table (18.6). */
const corruptedAt = ({ resistance }: CardGame): number => Math.max(1, ...resistance);

const SITES = [1, 3, 5, 7, 9];

export function Chronicle({ log, view, say }: ChronicleProps) {
  const players = view.out.length;
  const { turns, tolls } = useMemo(() => recordOf(log, players), [log, players]);
  if (turns.length === 0) return null;
  const sites = course(turns, "sites", new Array<number>(players).fill(1));
  const burdens = course(turns, "burdens", turns[0]?.burdens ?? []);
  const goal = lastSite(view.rulings);
  const limit = corruptedAt(view);
  const each = (tell: (seat: Seat) => string): string =>
    listed(
      say,
      view.out.map((_, seat) => tell(seat)),
      "parts",
    );
  return (
    <section className={`${css.chronicle} ${seats.seats}`} aria-label={say("chronicle.title")}>
      <Leaf area="road" name={say("chronicle.road")} aside={say("chronicle.by-turn")}>
        <Curves
          say={say}
          turns={turns}
          values={sites}
          most={goal}
          levels={[0, ...SITES.filter((site) => site < goal)]}
          limit={say("chronicle.road.goal", { site: goal })}
          limited="free"
          said={say("chronicle.road.said", {
            places: each((seat) =>
              say("chronicle.road.place", { name: playerName(say, seat), site: sites[seat]?.at(-1) ?? 1 }),
            ),
          })}
        />
      </Leaf>
      <Leaf area="burdens" name={say("chronicle.burdens")} aside={say("chronicle.by-turn")}>
        <Curves
          say={say}
          turns={turns}
          values={burdens}
          most={Math.max(limit, ...burdens.flat())}
          levels={[0, Math.round(limit / 2)]}
          limit={say("chronicle.burdens.limit", { limit })}
          limited="shadow"
          said={say("chronicle.burdens.said", {
            burdens: each((seat) =>
              say("chronicle.burdens.of", {
                name: playerName(say, seat),
                burdens: burdens[seat]?.at(-1) ?? 0,
              }),
            ),
          })}
        />
      </Leaf>
      <Leaf area="toll" name={say("chronicle.toll")} aside={say("chronicle.toll.aside")}>
        <Tolls say={say} tolls={tolls} />
      </Leaf>
    </section>
  );
}
