import { insistently, latePart } from "@westmarch/boardkit/later";
import { PAGES } from "@westmarch/protocol/pages";
// biome-ignore lint/style/noRestrictedImports: a page that never comes is told of in its place
import { type ComponentType, lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import styles from "./App.module.css";
import { Breakwater } from "./about/Broken.tsx";
import { Home } from "./home/later.ts";
import { useWords } from "./i18n/index.ts";
import type { WaitingPageProps } from "./play/waitingPage.ts";
import { AccountMark } from "./ui/AccountMark.ts";
import { Busy, LiveRegion } from "./ui/index.ts";

/** A page, fetched when a visitor goes there. */
const page = <P extends object>(load: () => Promise<ComponentType<P>>) =>
  lazy(async () => ({ default: await insistently(load) }));

const TablePage = page(async () => (await import("./play/TablePage.tsx")).TablePage);
const LocalTablePage = page(async () => (await import("./play/LocalTablePage.tsx")).LocalTablePage);
const ReplayPage = page(async () => (await import("./replay/ReplayPage.tsx")).ReplayPage);
const GuidePage = page(async () => (await import("./guide/GuidePage.tsx")).GuidePage);
const NewTable = page(async () => (await import("./lobby/NewTable.tsx")).NewTable);
const Join = page(async () => (await import("./lobby/Join.tsx")).Join);
const LookOn = page(async () => (await import("./lobby/LookOn.tsx")).LookOn);
const CommonRoom = page(async () => (await import("./public-lobby/CommonRoom.tsx")).CommonRoom);
const SitDown = page(async () => (await import("./public-lobby/SitDown.tsx")).SitDown);
const LearnPage = page(async () => (await import("./learn/LearnPage.tsx")).LearnPage);
const PuzzlePages = page(async () => (await import("./puzzles/PuzzlePages.tsx")).PuzzlePages);
const StatisticsPage = page(async () => (await import("./statistics/StatisticsPage.tsx")).StatisticsPage);
const ArchivePage = page(async () => (await import("./archive/ArchivePage.tsx")).ArchivePage);
const Library = page(async () => (await import("./rules/Library.tsx")).Library);
const Rules = page(async () => (await import("./rules/Rules.tsx")).Rules);
const AidPage = page(async () => (await import("./aids/AidPage.tsx")).AidPage);
const Decks = page(async () => (await import("./decks/Decks.tsx")).Decks);
const Packs = page(async () => (await import("./decks/Packs.tsx")).Packs);
const AnalysisPages = page(async () => (await import("./analysis/AnalysisPages.tsx")).AnalysisPages);
const Settings = page(async () => (await import("./settings/Settings.tsx")).Settings);
const Host = page(async () => (await import("./about/Host.tsx")).Host);
const AdminPage = page(async () => (await import("./admin/AdminPage.tsx")).AdminPage);
const LetterLink = page(async () => (await import("./notifications/LetterLink.tsx")).LetterLink);
const People = page(async () => (await import("./profile/People.tsx")).People);
const Ladder = page(async () => (await import("./ratings/Ladder.tsx")).Ladder);
const Tournaments = page(async () => (await import("./tournaments/Tournaments.tsx")).Tournaments);
const TournamentPages = page(async () => (await import("./TournamentPages.tsx")).TournamentPages);
const EmbedPages = page(async () => (await import("./embed/EmbedPages.tsx")).EmbedPages);
const About = page(async () => (await import("./about/About.tsx")).About);
const NotFound = page(async () => (await import("./about/NotFound.tsx")).NotFound);

const PersonMark = latePart(async () => (await import("./accounts/PersonMark.tsx")).PersonMark);
const OnEveryPage = latePart(async () => (await import("./OnEveryPage.tsx")).OnEveryPage);

const PlayAtOnce = latePart(async () => (await import("./lobby/at-once/PlayAtOnce.tsx")).PlayAtOnce);
const TodayLeaf = latePart(async () => (await import("./puzzles/TodayLeaf.tsx")).TodayLeaf);

const WaitingRoom = latePart(async () => (await import("./waiting/WaitingRoom.tsx")).WaitingRoom);
const WaitingPage = (props: WaitingPageProps) => <WaitingRoom waiting={<Busy />} {...props} />;

/** First stop of the tab key. Not a link to a fragment: what stands behind `#` is a token. */
function SkipLink() {
  const { say } = useWords();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById("main")?.focus()}>
      {say("skip")}
    </button>
  );
}

/** The page, or what another site shows in a frame, which has none of what stands about a page. */
export const App = () => (
  <Switch>
    <Route path={PAGES.embed}>
      {() => (
        <Suspense fallback={<Busy />}>
          <EmbedPages />
          <LiveRegion />
        </Suspense>
      )}
    </Route>
    <Route component={Whole} />
  </Switch>
);

function Whole() {
  const [path] = useLocation();
  return (
    <AccountMark value={PersonMark}>
      <SkipLink />
      <Breakwater key={path}>
        <Suspense fallback={<Busy />}>
          <Switch>
            <Route path={PAGES.home} component={Home} />
            <Route path={PAGES.newTable}>{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path={PAGES.closed}>{({ game }) => <NewTable key={game} game={game} closed />}</Route>
            <Route path={PAGES.table}>{() => <TablePage waitingPage={WaitingPage} />}</Route>
            <Route path={PAGES.here} component={LocalTablePage} />
            <Route path={PAGES.join} component={Join} />
            <Route path={PAGES.watch}>{() => <LookOn waitingPage={WaitingPage} />}</Route>
            <Route path={PAGES.replay} component={ReplayPage} />
            <Route path={PAGES.tables}>{() => <CommonRoom play={PlayAtOnce} puzzle={TodayLeaf} />}</Route>
            <Route path={PAGES.sitDown}>{({ table }) => <SitDown key={table} table={table} />}</Route>
            <Route path={PAGES.learn}>{({ game }) => <LearnPage game={game ?? null} />}</Route>
            <Route path={PAGES.puzzles} component={PuzzlePages} />
            <Route path={PAGES.statistics}>{({ game }) => <StatisticsPage game={game ?? null} />}</Route>
            <Route path={PAGES.archive} component={ArchivePage} />
            <Route path={PAGES.library} component={Library} />
            <Route path={PAGES.rules}>{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path={PAGES.aids}>{({ game }) => <AidPage key={game} game={game} />}</Route>
            <Route path={PAGES.guide} component={GuidePage} />
            <Route path={PAGES.decks}>
              {({ game, deck }) => <Decks key={game} game={game} deck={deck ?? null} />}
            </Route>
            <Route path={PAGES.packs}>
              {({ game, pack }) => <Packs key={game} game={game} pack={pack ?? null} />}
            </Route>
            <Route path={PAGES.lab} component={AnalysisPages} />
            <Route path={PAGES.notices} component={LetterLink} />
            <Route path={PAGES.settings} component={Settings} />
            <Route path={PAGES.account}>{() => <People />}</Route>
            <Route path={PAGES.person}>{({ name }) => <People name={name} />}</Route>
            <Route path={PAGES.ladder}>
              {({ game }) => (game === undefined ? <Ladder /> : <Ladder key={game} game={game} />)}
            </Route>
            <Route path={PAGES.tournaments} component={Tournaments} />
            <Route path={PAGES.tournament}>{(at) => <TournamentPages {...at} />}</Route>
            <Route path={PAGES.host} component={Host} />
            <Route path={PAGES.room} component={AdminPage} />
            <Route path={PAGES.about} component={About} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Breakwater>
      <OnEveryPage />
      <LiveRegion />
    </AccountMark>
  );
}
