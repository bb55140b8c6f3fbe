import type { PlayerAid, Say } from "@westmarch/boardkit";
import { useCallback, useEffect } from "react";
import { type Door, gameWords, ruleWords, schoolOf } from "../games/doors.ts";
import { NotOpen } from "../games/NotOpen.tsx";
import { sayFrom, useWords } from "../i18n/index.ts";
import { rich } from "../i18n/rich.tsx";
import { useFetched } from "../net/useFetched.ts";
import { Busy, Button, ButtonLink, Page } from "../ui/index.ts";
import { NotFetched } from "../ui/NotFetched.tsx";
import styles from "./aids.module.css";
import { atLeastOne, DICE } from "./odds.ts";
import { useAidWords } from "./words.ts";

/** `/aids/GAME`: what a player keeps beside the board, printed on one sheet. */
export function AidPage({ game }: { readonly game: string }) {
  const door = schoolOf(game);
  const say = useAidWords();
  if (!door?.aid) return <NotOpen game={game} />;
  return say ? <Fetched door={door} aid={door.aid} say={say} /> : <Busy />;
}

/** Paper is light: what is printed is lit by day, whatever the screen shows. */
function useDaylightOnPaper(): void {
  useEffect(() => {
    const { dataset } = document.documentElement;
    let before: string | undefined;
    const begin = () => {
      before = dataset.theme;
      dataset.theme = "daylight";
    };
    const end = () => {
      if (before !== undefined) dataset.theme = before;
    };
    addEventListener("beforeprint", begin);
    addEventListener("afterprint", end);
    return () => {
      removeEventListener("beforeprint", begin);
      removeEventListener("afterprint", end);
    };
  }, []);
}

type AidSay = NonNullable<ReturnType<typeof useAidWords>>;

interface FetchedProps {
  readonly door: Door;
  readonly aid: NonNullable<Door["aid"]>;
  readonly say: AidSay;
}

function Fetched({ door, aid, say }: FetchedProps) {
  const { id } = door;
  const { say: shell, language } = useWords();
  useDaylightOnPaper();
  const found = useFetched(
    useCallback(async () => {
      const [sheet, game, rules] = await Promise.all([
        aid(),
        gameWords(id, language),
        ruleWords(id, language),
      ]);
      return { sheet, spoken: game.language, game: sayFrom(game.language, game.words, rules.words) };
    }, [id, aid, language]),
  );
  const title = shell(`door.${id}.title`);
  return (
    <Page broad title={say("title", { game: title })} subtitle={say("about")}>
      {found.state === "loading" && <Busy />}
      {found.state === "failed" && <NotFetched title={say("failed")} retry={found.retry} />}
      {found.state === "there" && (
        <>
          <p className={styles.actions}>
            <Button variant="gold" onClick={() => print()}>
              {say("print")}
            </Button>
            <ButtonLink variant="plain" href={`/rules/${id}`}>
              {shell("rules.title", { game: title })}
            </ButtonLink>
          </p>
          <Sheet aid={found.sheet} title={title} game={found.game} say={say} language={found.spoken} />
        </>
      )}
    </Page>
  );
}

interface SheetProps {
  readonly aid: PlayerAid;
  readonly title: string;
  readonly game: Say;
  readonly say: AidSay;
  readonly language: string;
}

/** The sheet itself: signs and chances first, then the rules that are looked up most. */
function Sheet({ aid, title, game, say, language }: SheetProps) {
  const { Signs, rolls = [], sections } = aid;
  return (
    <article className={styles.sheet} lang={language} data-sheet>
      <header className={styles.head}>
        <h2>{title}</h2>
        <p>{say("foot", { site: location.host })}</p>
      </header>
      <div className={styles.columns}>
        <section className={styles.signs}>
          <h3>{say("signs")}</h3>
          <Signs say={game} />
        </section>
        {rolls.map(({ title: of, needs }) => (
          <Odds key={of} title={game(of)} needs={needs} say={say} />
        ))}
        {sections.map(({ title: heading, numbers }) => (
          <section key={heading}>
            <h3>{game(heading)}</h3>
            <ul>
              {numbers.map((number) => (
                <li key={number}>
                  <b>{number}</b> {rich(game(`rule.${number}`))}
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </article>
  );
}

interface OddsProps {
  readonly title: string;
  readonly needs: readonly number[];
  readonly say: AidSay;
}

/** How likely it is that one die of several succeeds. */
function Odds({ title, needs, say }: OddsProps) {
  return (
    <section className={styles.odds}>
      <h3>{title}</h3>
      <table>
        <caption>{say("odds")}</caption>
        <thead>
          <tr>
            <th scope="col">{say("dice")}</th>
            {DICE.map((dice) => (
              <th key={dice} scope="col">
                {dice}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {needs.map((need) => (
            <tr key={need}>
              <th scope="row">{need === 6 ? "6" : say("need", { need })}</th>
              {DICE.map((dice) => (
                <td key={dice}>{say("chance", { chance: atLeastOne(dice, need) })}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
