import { latePart } from "@westmarch/boardkit/later";
import { useEffect, useState } from "react";
import { Account } from "./accounts/Account.tsx";
import { useAccount } from "./accounts/account.ts";
import { AnnouncementSlip } from "./admin/Announcement.tsx";
import { useDevice } from "./device/index.ts";
import { useKeptSeat } from "./device/keptSeat.ts";
import { Edition } from "./offline/Edition.tsx";
import { knownKey, TOURNAMENTS_CHANGED } from "./tournaments/key.ts";

const HostWords = latePart(async () => (await import("./admin/HostWordsSlip.tsx")).HostWordsSlip);
const Called = latePart(async () => (await import("./arrival/Called.tsx")).Called);
const Bell = latePart(async () => (await import("./tournaments/Bell.tsx")).Bell);

/** The bell of rounds, for a player who may take part in one. */
function Rounds() {
  const person = useAccount((account) => account.person?.id ?? null);
  const [known, setKnown] = useState(knownKey);
  useEffect(() => {
    const look = () => setKnown(knownKey());
    addEventListener(TOURNAMENTS_CHANGED, look);
    return () => removeEventListener(TOURNAMENTS_CHANGED, look);
  }, []);
  return person === null && known === null ? null : <Bell key={person ?? ""} />;
}

/** The call to the own table, for a player who learns its game meanwhile. */
function Table() {
  const awaited = useKeptSeat(({ seat }) => seat?.awaited ?? null);
  return awaited === null ? null : <Called />;
}

/** Words of the host to whoever has a seat at a table of a server. */
function Words() {
  const sits = useDevice(({ tables }) => tables.length > 0);
  return sits ? <HostWords /> : null;
}

/** What goes along with every page once it stands: a word of the host, a newer edition, who is signed in. */
export const OnEveryPage = () => (
  <>
    <AnnouncementSlip />
    <Words />
    <Account />
    <Rounds />
    <Table />
    <Edition />
  </>
);
