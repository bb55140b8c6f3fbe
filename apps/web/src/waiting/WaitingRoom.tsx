import { useEffect, useState } from "react";
import { askByName, useByName, useChallengesSent } from "../accounts/byName.ts";
import { Chairs } from "../arrival/Chairs.tsx";
import { Scene } from "../arrival/Scene.tsx";
import { type ArrivalSay, useArrivalWords } from "../arrival/words.ts";
import { useDevice } from "../device/index.ts";
import { keepSeat } from "../device/keptSeat.ts";
import { listenForPress, play } from "../device/sound.ts";
import type { WaitingPageProps } from "../play/waitingPage.ts";
import type { TableModel } from "../table/connection/model.ts";
import { nameOf, namesOf, otherPeople, together } from "../table/text/people.ts";
import { useSay } from "../table/text/words.tsx";
import { announce, Busy, Notice } from "../ui/index.ts";
import { CalledLeaf } from "./CalledLeaf.tsx";
import { type CalledTo, calledTo } from "./called.ts";
import { LinkLeaf } from "./LinkLeaf.tsx";
import type { LeafProps } from "./leaf.ts";
import { Meanwhile } from "./Meanwhile.tsx";
import { Milestones } from "./Milestones.tsx";
import { SmallLinks } from "./SmallLinks.tsx";
import { Talk } from "./Talk.tsx";
import { Terms } from "./Terms.tsx";

/** A table at which a seat is still free: the link to it, what happens next, and what can be done meanwhile. */
export function WaitingRoom(props: WaitingPageProps) {
  const { model, waited } = props;
  const say = useSay();
  const words = useArrivalWords();
  if (!words) return <Busy />;
  if (!waited) {
    const names = namesOf(model.seats, say);
    const awaited = model.contributions.list.filter(({ value }) => value === null);
    const whose = awaited.flatMap(({ seats }) => seats.map((seat) => names[seat] ?? ""));
    return <Busy label={words("wait.chance", { names: together(whose, say.language) })} />;
  }
  return <Waiting {...props} words={words} />;
}

/** What the page is called, and what to do now. */
function headOf(
  { model, loaded, words }: WaitingProps,
  called: CalledTo | null,
): { readonly title: string; readonly about: string } {
  const free = model.seats.filter(({ player }) => player === null);
  const game = loaded.say("game.title");
  if (called) {
    const { name } = called;
    return { title: words("called.title", { name }), about: words("called.about", { name, game }) };
  }
  if (free.length === 0) return { title: words("wait.here"), about: words("wait.here.about") };
  if (!model.opener || !model.links)
    return { title: words("wait.more", { count: free.length }), about: words("wait.others", { game }) };
  const title = words("wait.title", { count: free.length });
  const role = loaded.say(`seat.${free[0]?.role ?? ""}`);
  return { title, about: words("wait.about", { count: free.length, role, game }) };
}

interface WaitingProps extends WaitingPageProps {
  readonly words: ArrivalSay;
}

/** Rings once when everybody has come. */
function useBell(model: TableModel, said: string): void {
  const isWhole = model.seats.every(({ player }) => player !== null);
  useEffect(() => listenForPress(), []);
  useEffect(() => {
    if (!isWhole) return;
    play("call");
    announce(said);
  }, [isWhole, said]);
}

/**
 * Asks for whom the player keeps seats by name, also when a link was renewed or a seat taken, here or elsewhere. Tells whether
 * that is known, or nobody need know it.
 */
function useChallenges({ links, seats }: TableModel): boolean {
  const hasAccount = useDevice(({ account }) => account !== null);
  const isKnown = useByName(({ told }) => told !== null);
  const [isFailed, setFailed] = useState(false);
  const kept = (links?.invitations ?? []).map(({ seat, token }) => `${seat} ${token}`).join("\n");
  const free = seats.filter(({ player }) => player === null).length;
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is kept and what is free says when to ask again
  useEffect(() => {
    if (!hasAccount) return;
    let isWanted = true;
    void askByName(() => isWanted).then(({ ok }) => isWanted && setFailed(!ok));
    return () => {
      isWanted = false;
    };
  }, [hasAccount, kept, free]);
  return isKnown || isFailed || !hasAccount;
}

function Waiting(props: WaitingProps) {
  const { model, loaded, token, news, words, table } = props;
  const say = useSay();
  const isAsked = useChallenges(model);
  const called = calledTo(model, useChallengesSent());
  const { title, about } = headOf(props, called);
  useBell(model, words("wait.here"));
  // Who is back at the table is not called to it.
  useEffect(() => keepSeat(null), []);
  const chairs = model.seats.map((info) => ({
    seat: info.seat,
    name: info.player ? nameOf(info, say) : called?.seat === info.seat ? called.name : words("wait.awaited"),
    role: loaded.say(`seat.${info.role}`),
    player: info.player,
  }));
  const others = otherPeople(model);
  const isOpener = model.opener && model.links !== null;
  const isFree = model.seats.some(({ player }) => player === null);
  const mayChange = isOpener && isFree && others.length === 0;
  const [isOpen, setOpen] = useState(false);
  const open = isOpen && mayChange;
  return (
    <Scene
      barred
      title={title}
      subtitle={about}
      game={model.game}
      before={<Chairs chairs={chairs} label={say("table.seats")} />}
      foot={<SmallLinks {...{ model, loaded, token, words }} />}
    >
      {news && <Notice tone="danger">{say(news)}</Notice>}
      {isOpener && isFree && isAsked && (
        <KeptLeaf key={called?.name} {...{ model, loaded, token, words, called }} />
      )}
      {isFree && (
        <Milestones
          {...{ words, isOpener }}
          called={called?.name ?? null}
          alone={model.seats.length === 2}
          others={others.length}
        />
      )}
      <Terms {...{ model, loaded, token, words, mayChange, open }} onOpen={setOpen} />
      {(others.length > 0 || model.chat.length > 0) && model.mine.length > 0 && (
        <Talk model={model} words={words} onSay={table.talk} />
      )}
      {isFree && model.mine.length > 0 && !open && (
        <Meanwhile {...{ model, loaded, token, words }} isOpener={isOpener} isAlone={others.length === 0} />
      )}
    </Scene>
  );
}

interface KeptLeafProps extends LeafProps {
  readonly called: CalledTo | null;
}

/** What is done about the free seats: whoever was challenged is waited for; else there is a link to send. */
const KeptLeaf = ({ called, ...leaf }: KeptLeafProps) =>
  called ? <CalledLeaf {...leaf} {...called} /> : <LinkLeaf {...leaf} />;
