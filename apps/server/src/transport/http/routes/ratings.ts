import {
  hideFromLadders,
  identifier,
  type LadderTold,
  type RatingChanged,
  type RatingsTold,
} from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { FastifyInstance, FastifyRequest } from "fastify";
import type { AccessControl } from "../../../features/access/access-control.ts";
import type { Accounts, Person } from "../../../features/accounts/people.ts";
import type { Ratings } from "../../../features/ratings/ratings.ts";
import { accessGuards } from "../access-guard.ts";
import { checked } from "../guards.ts";

const game = identifier(64);
const season = identifier(64).optional();
const who = identifier(64);

/** The calls about ratings. Everything that leaves the server here is public, or the caller's own. */
export function ratingCalls(
  app: FastifyInstance,
  {
    ratings,
    people,
    access,
  }: { readonly ratings: Ratings; readonly people: Accounts | null; readonly access: AccessControl },
): void {
  const watches = { onRequest: accessGuards(access).all("watch") };
  const must = async (request: FastifyRequest): Promise<Person> => {
    const person = await people?.personOf(request);
    if (!person) throw new Refused("bad-token", { reason: "signed-out" }, "You are not signed in.");
    return person;
  };
  app.get<{ Params: { game: string }; Querystring: { season?: string } }>(
    "/ladder/:game",
    watches,
    async (request): Promise<LadderTold> =>
      ratings.ladder(
        checked(game, request.params.game),
        checked(season, request.query.season) ?? null,
        (await people?.personOf(request))?.id ?? null,
      ),
  );
  app.get("/ratings", async (request): Promise<RatingsTold> => ratings.of((await must(request)).id, true));
  app.get<{ Params: { person: string } }>(
    "/ratings/:person",
    watches,
    async (request): Promise<RatingsTold> => ratings.of(checked(who, request.params.person), false),
  );
  app.get<{ Params: { table: string } }>(
    "/ratings/at/:table",
    async (request): Promise<RatingChanged> => ({
      change: await ratings.changeAt(checked(who, request.params.table), (await must(request)).id),
    }),
  );
  app.post("/ratings/hide", async (request) => {
    const person = await must(request);
    people?.mustBeOurs(request);
    await ratings.hide(person.id, checked(hideFromLadders, request.body).hidden);
    return {};
  });
}
