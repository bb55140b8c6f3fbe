import { latePart } from "@westmarch/boardkit/later";
import { PAGES } from "@westmarch/protocol/pages";
import { Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import styles from "./App.module.css";
import { Breakwater } from "./about/Broken.tsx";
import { Home } from "./home/later.ts";
import { useWords } from "./i18n/index.ts";
import type { WaitingPageProps } from "./play/waitingPage.ts";
import { AccountMark } from "./ui/AccountMark.ts";
import { Busy, LiveRegion } from "./ui/index.ts";
import { latePage } from "./ui/latePage.ts";

const TablePage = latePage(async () => (await import("./play/TablePage.tsx")).TablePage);
const LocalTablePage = latePage(async () => (await import("./play/LocalTablePage.tsx")).LocalTablePage);
const ReplayPage = latePage(async () => (await import("./replay/ReplayPage.tsx")).ReplayPage);
const GuidePage = latePage(async () => (await import("./guide/GuidePage.tsx")).GuidePage);
const NewTable = latePage(async () => (await import("./lobby/NewTable.tsx")).NewTable);
const Join = latePage(async () => (await import("./lobby/Join.tsx")).Join);
const LookOn = latePage(async () => (await import("./lobby/LookOn.tsx")).LookOn);
const CommonRoomPage = latePage(async () => (await import("./lobby/CommonRoomPage.tsx")).CommonRoomPage);
const SitDown = latePage(async () => (await import("./public-lobby/SitDown.tsx")).SitDown);
const LearnPage = latePage(async () => (await import("./learn/LearnPage.tsx")).LearnPage);
const PuzzlePages = latePage(async () => (await import("./puzzles/PuzzlePages.tsx")).PuzzlePages);
const Rules = latePage(async () => (await import("./rules/Rules.tsx")).Rules);
const AnalysisPages = latePage(async () => (await import("./analysis/AnalysisPages.tsx")).AnalysisPages);
const Settings = latePage(async () => (await import("./settings/Settings.tsx")).Settings);
const People = latePage(async () => (await import("./profile/People.tsx")).People);
const OtherPages = latePage(async () => (await import("./home/OtherPages.tsx")).OtherPages);
const EmbedPages = latePage(async () => (await import("./embed/EmbedPages.tsx")).EmbedPages);

const PersonMark = latePart(async () => (await import("./accounts/PersonMark.tsx")).PersonMark);
const OnEveryPage = latePart(async () => (await import("./OnEveryPage.tsx")).OnEveryPage);

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
            <Route path={PAGES.tables} component={CommonRoomPage} />
            <Route path={PAGES.sitDown}>{({ table }) => <SitDown key={table} table={table} />}</Route>
            <Route path={PAGES.learn}>{({ game }) => <LearnPage game={game ?? null} />}</Route>
            <Route path={PAGES.puzzles} component={PuzzlePages} />
            <Route path={PAGES.rules}>{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path={PAGES.guide} component={GuidePage} />
            <Route path={PAGES.lab} component={AnalysisPages} />
            <Route path={PAGES.settings} component={Settings} />
            <Route path={PAGES.account}>{() => <People />}</Route>
            <Route path={PAGES.person}>{({ name }) => <People name={name} />}</Route>
            <Route component={OtherPages} />
          </Switch>
        </Suspense>
      </Breakwater>
      <OnEveryPage />
      <LiveRegion />
    </AccountMark>
  );
}
