import type { LadderLine, LadderTold } from "@westmarch/protocol";
import { useAccount } from "../accounts/account.ts";
import { Seal } from "../accounts/Seal.tsx";
import { ButtonLink, Slip } from "../ui/index.ts";
import styles from "./ratings.module.css";
import type { RatingsSay } from "./words.ts";

/** A line of a person, not of a computer. */
type PersonLine = LadderLine & {
  readonly player: Extract<LadderLine["player"], { readonly kind: "person" }>;
};

const isPerson = (line: LadderLine): line is PersonLine => line.player.kind === "person";

/** The steps as they stand beside each other: which place, from where, how high. */
const STEPS = [
  { place: 2, numeral: "II", x: 54, high: 64 },
  { place: 1, numeral: "I", x: 148, high: 94 },
  { place: 3, numeral: "III", x: 242, high: 46 },
] as const;

const FOOT = 196;
const WIDE = 92;

interface PodiumProps {
  readonly lines: readonly LadderLine[];
  readonly say: RatingsSay;
}

/** The first three, each on a step of stone. */
export function Podium({ lines, say }: PodiumProps) {
  const first = lines.filter(isPerson).filter(({ place }) => place !== null && place <= 3);
  if (first.length === 0) return null;
  return (
    <Slip className={styles.podium} aria-labelledby="top">
      <h2 id="top">{say("top")}</h2>
      <div aria-hidden="true">
        <svg viewBox="0 0 388 204" aria-hidden="true">
          <path d={`M0 ${FOOT}H388`} data-ground />
          {STEPS.map(({ place, numeral, x, high }) => (
            <g key={place}>
              <path d={`M${x} ${FOOT}v${-high}h${WIDE}v${high}z`} data-stone />
              <path d={`M${x + WIDE - 14} ${FOOT}v${-high}h14v${high}z`} data-shade />
              <path d={`M${x} ${FOOT}v${-high}h${WIDE}v${high}z`} data-edge />
              <text x={x + (WIDE - 14) / 2} y={FOOT - high + 34}>
                {numeral}
              </text>
            </g>
          ))}
        </svg>
        {STEPS.map(({ place, x, high }) => {
          const line = first.find((one) => one.place === place);
          return (
            line && (
              <span
                key={place}
                style={{
                  insetInlineStart: `${(100 * (x + WIDE / 2)) / 388}%`,
                  insetBlockEnd: `${(100 * (204 - FOOT + high)) / 204}%`,
                }}
              >
                <b>{line.player.name}</b>
                <Seal seal={line.player} size={40} />
              </span>
            )
          );
        })}
      </div>
    </Slip>
  );
}

interface NextStepProps {
  readonly told: LadderTold;
  readonly say: RatingsSay;
}

/** For a player who is on this ladder: who stands one step above. For another: why not, and the way there. */
export function NextStep({ told, say }: NextStepProps) {
  const { on, person } = useAccount();
  const people = told.lines.filter(isPerson);
  const at = person ? people.findIndex(({ player }) => player.id === person.id) : -1;
  const [own, above] = [people[at], people[at - 1]];
  if (own && !above) return null;
  return (
    <Slip className={styles.next} aria-labelledby="next">
      <h2 id="next">{say(own ? "next" : "not-on")}</h2>
      {own && above ? (
        <>
          <p className={styles.who}>
            <Seal seal={above.player} size={34} />
            <span>
              <b>{above.player.name}</b>
              {" · "}
              {say("next.above", { points: Math.max(0, above.rating - own.rating) })}
            </span>
          </p>
          <ButtonLink variant="gold" href={`/people/${encodeURIComponent(above.player.name)}`}>
            {say("next.go", { name: above.player.name })}
          </ButtonLink>
        </>
      ) : (
        <>
          <p>{say(!on ? "own.off" : person ? "own.none" : "own.guest")}</p>
          {on && !person ? (
            <ButtonLink variant="gold" href="/person">
              {say("sign-in")}
            </ButtonLink>
          ) : (
            <ButtonLink variant="gold" href={`/new/${told.game}`}>
              {say("play")}
            </ButtonLink>
          )}
        </>
      )}
    </Slip>
  );
}
