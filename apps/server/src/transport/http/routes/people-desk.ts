/** The calls of the admin page about accounts. */
import {
  endBotWish,
  endSessionsWish,
  identifier,
  type PeopleListed,
  type PersonFile,
  type PersonKept,
  peopleAsked,
  personNamed,
  renameWish,
  roleWish,
  suspendWish,
} from "@westmarch/protocol";
import type { FastifyInstance } from "fastify";
import type { PeopleDesk } from "../../../features/people/people-desk.ts";
import { type CallerOf, does, sendFile } from "../admin-guard.ts";
import { checked } from "../guards.ts";

const id = identifier(64).min(1);

/** Looking at accounts. */
export function peopleDeskCalls(room: FastifyInstance, desk: PeopleDesk, by: CallerOf): void {
  // The accounts of the server, as they are asked for.
  room.get(
    "/people",
    does("people"),
    async (request): Promise<PeopleListed> => desk.list(by(request), checked(peopleAsked, request.query)),
  );
  // The whole list as a file for spreadsheets.
  room.get("/people.csv", does("list"), async (request, reply) =>
    sendFile(reply, "westmarch-people.csv", await desk.saved(by(request))),
  );
  // What is known of one account.
  room.get<{ Params: { id: string } }>(
    "/people/:id",
    does("people"),
    async (request): Promise<PersonFile> => desk.file(by(request), checked(id, request.params.id)),
  );
  // All that is kept about a person, as `GET /api/person/kept` tells that person.
  room.get<{ Params: { id: string } }>(
    "/people/:id/kept",
    does("export"),
    async (request): Promise<PersonKept> => desk.exported(by(request), checked(id, request.params.id)),
  );
  changingCalls(room, desk, by);
}

/** What is done about accounts; each call tells what is known of the account then. */
function changingCalls(room: FastifyInstance, desk: PeopleDesk, by: CallerOf): void {
  room.post("/people/suspend", does("suspend"), async (request): Promise<PersonFile> => {
    const wish = checked(suspendWish, request.body);
    await desk.suspend(by(request), wish);
    return desk.file(by(request), wish.id);
  });
  // Lifts a suspension before its time.
  room.post("/people/unsuspend", does("suspend"), async (request): Promise<PersonFile> => {
    const wish = checked(personNamed, request.body);
    await desk.unsuspend(by(request), wish.id);
    return desk.file(by(request), wish.id);
  });
  room.post("/people/rename", does("rename"), async (request): Promise<PersonFile> => {
    const wish = checked(renameWish, request.body);
    await desk.rename(by(request), wish);
    return desk.file(by(request), wish.id);
  });
  room.post("/people/role", does("role"), async (request): Promise<PersonFile> => {
    const wish = checked(roleWish, request.body);
    await desk.setRole(by(request), wish);
    return desk.file(by(request), wish.id);
  });
  room.post("/people/sessions", does("sessions"), async (request): Promise<PersonFile> => {
    const wish = checked(endSessionsWish, request.body);
    await desk.endSessions(by(request), wish);
    return desk.file(by(request), wish.id);
  });
  room.post("/people/bots", does("bots"), async (request): Promise<PersonFile> => {
    const wish = checked(endBotWish, request.body);
    await desk.endBot(by(request), wish);
    return desk.file(by(request), wish.id);
  });
  // Deletes an account, with all that is kept about it.
  room.post("/people/delete", does("delete"), async (request) => {
    await desk.remove(by(request), checked(personNamed, request.body).id);
    return {};
  });
}
