import { NONE } from "@westmarch/kernel";
import type { ReactNode } from "react";
import { RACE, raceOf, TOKEN, type TokenId } from "../../data/ids.ts";
import { offered, taken } from "../choices.ts";
import { TokenBack, TokenFace } from "../faces/index.ts";
import type { GameSay, Props } from "../keys.ts";
import { label } from "../labels.ts";
import { raceName, resolving, tokenName } from "../names.ts";
import { stackOf } from "../piles/piles.ts";
import styles from "./offer.module.css";

/** Medallions side by side, with what stands below the one that is taken up. */
export const Medals = ({
  tokens,
  say,
  tap,
  up = NONE,
  below,
}: {
  readonly tokens: readonly TokenId[];
  readonly say: GameSay;
  readonly tap: (token: TokenId) => void;
  readonly up?: TokenId;
  readonly below?: ReactNode;
}) => (
  <ul className={styles.medals}>
    {tokens.map((token) => (
      <li key={token} data-up={up === token || undefined}>
        <button
          type="button"
          className={styles.medal}
          aria-pressed={below === undefined ? undefined : up === token}
          data-explain={`token:${token}`}
          data-point={`token:${token}`}
          data-anchor={`offer:token:${token}`}
          onClick={() => tap(token)}
        >
          <TokenFace token={token} />
          <span className={styles.race}>{raceName(say, raceOf(token))}</span>
          <span className={styles.name}>{tokenName(say, token)}</span>
        </button>
        {up === token && below}
      </li>
    ))}
  </ul>
);

/** Tokens that lie revealed (12.2, 12.3): a click takes one up, a second click keeps it. */
export const TokenOffer = ({ props }: { readonly props: Props }) => {
  const { view, ask, selected, select, act, tried, say } = props;
  if (!ask) return null;
  const options = offered(ask, "token");
  const up = taken(TOKEN, selected);
  const option = options.get(up);
  return (
    <Medals
      tokens={resolving(view)?.offer ?? [...options.keys()]}
      say={say}
      tap={(token) => {
        if (options.has(token)) select(up === token ? null : `token:${token}`);
        else tried(["token", token]);
      }}
      up={up}
      below={
        option ? (
          <button type="button" className={styles.gold} data-keep onClick={() => act([option])}>
            {label(option, ask, props).text}
          </button>
        ) : null
      }
    />
  );
};

/** 12.7: six stacks, of one of which two tokens are turned up. */
export const RaceOffer = ({ props }: { readonly props: Props }) => {
  const { view, ask, selected, select, act, say } = props;
  const up = taken(RACE, selected);
  if (!ask) return null;
  return (
    <ul className={styles.medals} data-many>
      {[...offered(ask, "race")].map(([race, option]) => {
        const { left, known } = stackOf(view, race);
        return (
          <li key={race} data-up={up === race || undefined}>
            <button
              type="button"
              className={styles.medal}
              aria-pressed={up === race}
              data-explain={`race:${race}`}
              data-point={`race:${race}`}
              data-anchor={`offer:race:${race}`}
              onClick={() => select(up === race ? null : `race:${race}`)}
            >
              {known === null ? <TokenBack race={race} /> : <TokenFace token={known} />}
              <span className={styles.race}>{raceName(say, race)}</span>
              <span className={styles.name}>
                {known === null ? say("offer.race.left", { n: left }) : tokenName(say, known)}
              </span>
            </button>
            {up === race && (
              <button type="button" className={styles.gold} data-keep onClick={() => act([option])}>
                {label(option, ask, props).text}
              </button>
            )}
          </li>
        );
      })}
    </ul>
  );
};
