import type { InvitationTold } from "@westmarch/protocol";
import { useEffect } from "react";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { pollWhileVisible } from "../net/polling.ts";
import { useChallenges } from "../ui/header/waiting.ts";
import { useAccount } from "./account.ts";
import { askByName, forPerson, useByName } from "./byName.ts";
import type { PeopleSay } from "./words.ts";

/** Milliseconds between looks for seats that people keep. */
const EVERY = 30_000;

const NONE: readonly InvitationTold[] = [];

/**
 * Asks on every page for the seats that people keep for whoever is signed in, for the bell. By the same call friends may see
 * that this person is here.
 */
export function useCalled(say: PeopleSay | null): void {
  const { say: shell } = useWords();
  const id = useAccount(({ person }) => person?.id ?? null);
  const told = useByName((kept) => kept.told?.invitations ?? NONE);
  useEffect(() => {
    forPerson(id);
    if (id === null) return;
    return pollWhileVisible(async (isWanted) => void (await askByName(isWanted)), EVERY);
  }, [id]);
  useEffect(() => {
    useChallenges.setState(
      told.flatMap(({ from, game, table, seat, token }) => {
        const door = doorOf(game);
        if (!say || !door) return [];
        const text = say("invited.by", { name: from.name, game: shell(`door.${door.id}.title`) });
        return [{ id: `${table}-${seat}`, text, href: addressOf({ kind: "join", token }) }];
      }),
      true,
    );
  }, [told, say, shell]);
}
