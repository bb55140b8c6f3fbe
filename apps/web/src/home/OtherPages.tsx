import { PAGES } from "@westmarch/protocol/pages";
import { Route, Switch } from "wouter";
import { latePage } from "../ui/latePage.ts";
import "./controls.css";

const StatisticsPage = latePage(
  async () => (await import("../statistics/StatisticsPage.tsx")).StatisticsPage,
);
const ArchivePage = latePage(async () => (await import("../archive/ArchivePage.tsx")).ArchivePage);
const Library = latePage(async () => (await import("../rules/Library.tsx")).Library);
const AidPage = latePage(async () => (await import("../aids/AidPage.tsx")).AidPage);
const ReferencePage = latePage(async () => (await import("../learn/ReferencePage.tsx")).ReferencePage);
const Decks = latePage(async () => (await import("../decks/Decks.tsx")).Decks);
const Packs = latePage(async () => (await import("../decks/Packs.tsx")).Packs);
const Host = latePage(async () => (await import("../about/Host.tsx")).Host);
const AdminPage = latePage(async () => (await import("../admin/AdminPage.tsx")).AdminPage);
const ComeInPage = latePage(async () => (await import("../access/ComeInPage.tsx")).ComeInPage);
const ClubPage = latePage(async () => (await import("../profile/ClubPage.tsx")).ClubPage);
const LetterLink = latePage(async () => (await import("../notifications/LetterLink.tsx")).LetterLink);
const Ladder = latePage(async () => (await import("../ratings/Ladder.tsx")).Ladder);
const About = latePage(async () => (await import("../about/About.tsx")).About);
const NotFound = latePage(async () => (await import("../about/NotFound.tsx")).NotFound);
const Tournaments = latePage(async () => (await import("../tournaments/Tournaments.tsx")).Tournaments);
const TournamentPages = latePage(async () => (await import("./TournamentPages.tsx")).TournamentPages);

/**
 * The pages that a visit seldom begins with, and what is said of an address that is none. They stand apart from the others,
 * so that no first page and no table carries the list of their parts.
 */
export function OtherPages() {
  return (
    <Switch>
      <Route path={PAGES.statistics}>{({ game }) => <StatisticsPage game={game ?? null} />}</Route>
      <Route path={PAGES.archive} component={ArchivePage} />
      <Route path={PAGES.library} component={Library} />
      <Route path={PAGES.aids}>{({ game }) => <AidPage key={game} game={game} />}</Route>
      <Route path={PAGES.reference}>{({ game }) => <ReferencePage key={game} game={game} />}</Route>
      <Route path={PAGES.decks}>
        {({ game, deck }) => <Decks key={game} game={game} deck={deck ?? null} />}
      </Route>
      <Route path={PAGES.packs}>
        {({ game, pack }) => <Packs key={game} game={game} pack={pack ?? null} />}
      </Route>
      <Route path={PAGES.notices} component={LetterLink} />
      <Route path={PAGES.ladder}>
        {({ game }) => (game === undefined ? <Ladder /> : <Ladder key={game} game={game} />)}
      </Route>
      <Route path={PAGES.tournaments} component={Tournaments} />
      <Route path={PAGES.tournament}>{(at) => <TournamentPages {...at} />}</Route>
      <Route path={PAGES.host} component={Host} />
      <Route path={PAGES.room} component={AdminPage} />
      <Route path={PAGES.comeIn} component={ComeInPage} />
      <Route path={PAGES.club} component={ClubPage} />
      <Route path={PAGES.about} component={About} />
      <Route component={NotFound} />
    </Switch>
  );
}
