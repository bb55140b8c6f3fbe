import { useEffect, useState } from "react";
import { Link, useLocation } from "wouter";
import { keepSeat, useKeptSeat } from "../device/keptSeat.ts";
import { listenForPress, play } from "../device/sound.ts";
import { myTables } from "../net/api.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { buttonClasses } from "../ui/Button.tsx";
import { announce } from "../ui/index.ts";
import styles from "./Called.module.css";
import { useArrivalWords } from "./words.ts";

/** Milliseconds after which it is asked again whether everybody has come. */
const EVERY = 4000;

/** Calls a player who learns the game meanwhile to the own table, once everybody sits there. */
export function Called() {
  const seat = useKeptSeat((kept) => kept.seat);
  return seat?.awaited ? <Calling key={seat.awaited} token={seat.awaited} address={seat.address} /> : null;
}

function Calling({ token, address }: { readonly token: string; readonly address: string }) {
  const words = useArrivalWords();
  const [path] = useLocation();
  const [isWhole, setWhole] = useState(false);
  const told = words?.("come") ?? "";
  const isThere = address.startsWith(`${path}#`);
  useEffect(() => {
    if (isThere) keepSeat(null);
  }, [isThere]);
  useEffect(() => {
    listenForPress();
    if (isWhole) return;
    return pollWhileVisible(async (isWanted) => {
      const answer = await myTables([token]);
      if (!isWanted() || !answer.ok) return;
      const [table] = answer.value;
      if (table?.seats.every(({ player }) => player !== null)) setWhole(true);
    }, EVERY);
  }, [token, isWhole]);
  useEffect(() => {
    if (!isWhole || told === "") return;
    play("call");
    announce(told);
  }, [isWhole, told]);
  if (!isWhole || !words || isThere) return null;
  return (
    <aside className={styles.called} aria-label={told}>
      <p>{told}</p>
      <Link href={address} className={buttonClasses("gold")}>
        {words("come.go")}
      </Link>
    </aside>
  );
}
