import { latePart } from "@westmarch/boardkit/later";
import type { Language } from "@westmarch/kernel/languages";
import type { PlayedGame } from "@westmarch/protocol";
import { useEffect, useRef, useState } from "react";
import { useSearch } from "wouter";
import { useAccount } from "../accounts/account.ts";
import { myGames } from "../accounts/api.ts";
import { Crested } from "../accounts/Crested.tsx";
import { Leaf } from "../accounts/Leaf.tsx";
import styles from "../accounts/people.module.css";
import type { PeopleSay } from "../accounts/words.ts";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import type { ShellSay } from "../i18n/keys.ts";
import { ButtonLink, Page, Switch } from "../ui/index.ts";
import { Books } from "./Books.tsx";
import { Bots } from "./Bots.tsx";
import { Challenges } from "./Challenges.tsx";
import { Devices } from "./Devices.tsx";
import { FiguresLeaf } from "./FiguresLeaf.tsx";
import { Friends } from "./Friends.tsx";
import { Guests } from "./Guests.tsx";
import { Invitations } from "./Invitations.tsx";
import { Met } from "./Met.tsx";
import type { OwnProps } from "./ownProps.ts";
import { Passkeys } from "./Passkeys.tsx";
import { Privacy } from "./Privacy.tsx";
import { SealForm } from "./SealForm.tsx";
import { Tale } from "./Tale.tsx";
import { outcomeOf, type TaleLine } from "./taleLines.ts";
import { useFriends } from "./useFriends.ts";

const OwnRatings = latePart(async () => (await import("../ratings/RatingsLeaf.tsx")).OwnRatings);

/** One's own page: crest and ratings, who waits and finished games, whom one met; behind a fold decks and the account. */
export function Own(props: OwnProps) {
  const { person, say, onTold } = props;
  const { say: shell, language } = useWords();
  const games = useGames(language);
  const lines = games?.map((game) => lineOf(game, say, shell)) ?? [];
  const won = lines.filter(({ outcome }) => outcome === "won").length;
  const known = useFriends(say);
  return (
    <Page broad headed={false} title={person.name}>
      <Guests person={person} say={say} />
      <div className={styles.page} data-own>
        <div className={styles.left}>
          <Crested
            person={person}
            say={say}
            facts={games ? [say("count", { games: lines.length, won })] : []}
          >
            <p className={styles.links}>
              <ButtonLink href={`/people/${encodeURIComponent(person.name)}`} variant="quiet">
                {say("public")}
              </ButtonLink>
              {person.role !== "member" && (
                <ButtonLink href="/host/room" variant="quiet">
                  {say("admin")}
                </ButtonLink>
              )}
            </p>
            <SealForm person={person} say={say} onTold={onTold} />
          </Crested>
          <OwnRatings />
        </div>
        <div className={styles.middle}>
          <Invitations asLeaf />
          <Challenges say={say} />
          <Friends known={known} say={say} />
          <Tale lines={lines} say={say} title={say("tale")} few={3} />
        </div>
        <div className={styles.right}>
          <Met known={known} say={say} />
          <FiguresLeaf name={person.name} say={say} isOwn />
        </div>
      </div>
      <AccountFold {...props} />
    </Page>
  );
}

/**
 * What one seldom comes for: decks, ways in, devices, bots, privacy. It is open where there is no way in from elsewhere, and for
 * who was sent to it (`/person?account`).
 */
function AccountFold(props: OwnProps) {
  const { told, person, say } = props;
  const full = useAccount((account) => account.full);
  const asked = new URLSearchParams(useSearch()).has("account");
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (asked) fold.current?.scrollIntoView();
  }, [asked]);
  return (
    <details
      ref={fold}
      className={styles.account}
      open={asked || (told.passkeys.length === 0 && !person.mail && told.clubs.length === 0)}
    >
      <summary>{say("account")}</summary>
      <div className={styles.parts}>
        <div className={styles.middle}>
          <Passkeys {...props} />
          <Devices {...props} />
        </div>
        <div className={styles.middle}>
          <Books say={say} full={full} />
          <Bots say={say} />
        </div>
        <div className={styles.middle}>
          <Privacy {...props} />
          <Liked say={say} />
        </div>
      </div>
    </details>
  );
}

function useGames(language: Language): readonly PlayedGame[] | null {
  const [games, setGames] = useState<readonly PlayedGame[] | null>(null);
  useEffect(() => {
    let current = true;
    void myGames(language).then((answer) => current && answer.ok && setGames(answer.value.games));
    return () => {
      current = false;
    };
  }, [language]);
  return games;
}

const lineOf = (played: PlayedGame, say: PeopleSay, shell: ShellSay): TaleLine => ({
  ...(played.text !== undefined && { text: played.text }),
  ...(played.by && { by: played.by }),
  key: `${played.table} ${played.mine.join()}`,
  game: played.game,
  outcome: outcomeOf(played),
  endedAt: played.endedAt,
  others: played.seats.flatMap(({ seat, player }) => {
    if (played.mine.includes(seat) || !player) return [];
    if (player.kind === "bot") return [shell("tables.bot", { level: shell(`level.${player.level}`) })];
    return [player.name || say("nameless")];
  }),
  replay: played.replay,
});

/** How one likes things, which goes along to one's other devices. */
function Liked({ say }: { readonly say: PeopleSay }) {
  const { say: shell } = useWords();
  const { motion, sound, set } = useDevice();
  return (
    <Leaf id="liked" title={shell("settings.title")}>
      <Switch
        label={shell("settings.calm")}
        on={motion === "calm"}
        onTurn={(calm) => set({ motion: calm ? "calm" : "auto" })}
      />
      <Switch label={shell("settings.sound")} on={sound} onTurn={(on) => set({ sound: on })} />
      <p className={styles.aside}>{say("liked.about")}</p>
      <ButtonLink href="/settings" variant="quiet">
        {say("liked.all")}
      </ButtonLink>
    </Leaf>
  );
}
