/** The calls about what accounts show to others. */
import type { Language } from "@westmarch/kernel/languages";
import { languageAsked, type PersonFigures, type PersonShown, playerName } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { AccountTables } from "../../../features/accounts/account-tables.ts";
import type { GuestBotService } from "../../../features/accounts/guest-bots/guest-bots.ts";
import type { Checked, Limit } from "../../../features/accounts/people.ts";
import { personFigures } from "../../../features/accounts/person-figures.ts";
import type { Sessions } from "../../../features/accounts/sessions.ts";
import type { AccountStore } from "../../../stores/account-store.ts";
import { accessGuards } from "../access-guard.ts";

interface PublicPageCalls {
  readonly store: AccountStore;
  readonly sessions: Sessions;
  readonly tables: AccountTables;
  readonly bots: GuestBotService;
  readonly access: AccessControl;
  readonly checked: Checked;
  readonly wide: Limit;
  /** Counts names that are looked up. */
  readonly signIns: Limit;
}

/** The language in which the caller wants words of games. */
export function languageIn({ query }: FastifyRequest): Language {
  const asked = languageAsked.safeParse(query);
  return asked.success ? asked.data.language : "en";
}

export function publicPageCalls(
  app: FastifyInstance,
  { store, sessions, tables, bots, access, checked, wide, signIns }: PublicPageCalls,
): void {
  const watches = accessGuards(access).all("watch");
  // The public page of an account, for callers who know its name.
  app.get<{ Params: { name: string } }>(
    "/people/:name",
    { onRequest: [signIns, wide, watches] },
    async (request): Promise<PersonShown> => {
      const person = await store.byName(checked(playerName, request.params.name, "not-found"));
      if (!person) throw new Refused("not-found");
      const { id, name, colour, charge, about, made_at, shows_games } = person;
      const caller = (await sessions.of(request))?.person ?? null;
      const games = shows_games === 1 ? await tables.shown(person, languageIn(request), caller) : null;
      const bot = (await bots.isOne(id)) && { bot: true as const };
      return { id, name, colour, charge, ...bot, about, madeAt: made_at, games };
    },
  );
  // How the games of an account ended, where it shows them.
  app.get<{ Params: { name: string } }>(
    "/people/:name/figures",
    { onRequest: [signIns, wide, watches] },
    async (request): Promise<PersonFigures> => {
      const person = await store.byName(checked(playerName, request.params.name, "not-found"));
      const caller = (await sessions.of(request))?.person ?? null;
      if (!person || (person.shows_games !== 1 && person.id !== caller?.id)) throw new Refused("not-found");
      const asking = caller && caller.id !== person.id ? await tables.finished(caller) : null;
      return personFigures(await tables.finished(person), asking);
    },
  );
}
