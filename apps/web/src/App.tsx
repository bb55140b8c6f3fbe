import { lazy, Suspense } from "react";
import { Route, Switch, useLocation } from "wouter";
import styles from "./App.module.css";
import { Breakwater } from "./about/Broken.tsx";
import { Home } from "./home/later.ts";
import { Busy, LiveRegion } from "./ui/index.ts";
import { useWords } from "./words/index.ts";

const TablePage = lazy(async () => ({ default: (await import("./table/TablePage.tsx")).TablePage }));
const ReplayPage = lazy(async () => ({ default: (await import("./table/ReplayPage.tsx")).ReplayPage }));
const GuidePage = lazy(async () => ({ default: (await import("./table/GuidePage.tsx")).GuidePage }));
const NewTable = lazy(async () => ({ default: (await import("./lobby/NewTable.tsx")).NewTable }));
const Join = lazy(async () => ({ default: (await import("./lobby/Join.tsx")).Join }));
const LookOn = lazy(async () => ({ default: (await import("./lobby/LookOn.tsx")).LookOn }));
const Tables = lazy(async () => ({ default: (await import("./lobby/Tables.tsx")).Tables }));
const Library = lazy(async () => ({ default: (await import("./rules/Library.tsx")).Library }));
const Rules = lazy(async () => ({ default: (await import("./rules/Rules.tsx")).Rules }));
const Settings = lazy(async () => ({ default: (await import("./settings/Settings.tsx")).Settings }));
const Host = lazy(async () => ({ default: (await import("./about/Host.tsx")).Host }));
const About = lazy(async () => ({ default: (await import("./about/About.tsx")).About }));
const NotFound = lazy(async () => ({ default: (await import("./about/NotFound.tsx")).NotFound }));

/** First stop of the tab key. Not a link to a fragment: what stands behind `#` is a token. */
function SkipLink() {
  const { say } = useWords();
  return (
    <button type="button" className={styles.skip} onClick={() => document.getElementById("main")?.focus()}>
      {say("skip")}
    </button>
  );
}

export function App() {
  const [path] = useLocation();
  return (
    <>
      <SkipLink />
      <Breakwater key={path}>
        <Suspense fallback={<Busy />}>
          <Switch>
            <Route path="/" component={Home} />
            <Route path="/new/:game">{({ game }) => <NewTable key={game} game={game} />}</Route>
            <Route path="/table/:id" component={TablePage} />
            <Route path="/join/:game?" component={Join} />
            <Route path="/watch/:game?" component={LookOn} />
            <Route path="/replay/:game?" component={ReplayPage} />
            <Route path="/tables" component={Tables} />
            <Route path="/rules" component={Library} />
            <Route path="/rules/:game">{({ game }) => <Rules key={game} game={game} />}</Route>
            <Route path="/guide/:game/:seat?" component={GuidePage} />
            <Route path="/settings" component={Settings} />
            <Route path="/host" component={Host} />
            <Route path="/about" component={About} />
            <Route component={NotFound} />
          </Switch>
        </Suspense>
      </Breakwater>
      <LiveRegion />
    </>
  );
}
