/** The calls about friends, and about people whom the caller does not want to hear. */
import { type FriendsTold, friendAsk, friendEnd, friendHere, hushPerson } from "@westmarch/protocol";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import type { Friends } from "../../../features/accounts/friends.ts";
import type { Checked } from "../../../features/accounts/people.ts";
import type { Sessions } from "../../../features/accounts/sessions.ts";

type Guard = (request: FastifyRequest, reply: FastifyReply) => Promise<void>;

interface FriendCalls {
  readonly sessions: Sessions;
  readonly friends: Friends;
  /** What a change goes through; `entrance`: and names that are looked up are counted. */
  readonly change: { readonly onRequest: Guard[] };
  readonly entrance: { readonly onRequest: Guard[] };
  readonly checked: Checked;
}

export function friendCalls(
  app: FastifyInstance,
  { sessions, friends, change, entrance, checked }: FriendCalls,
): void {
  // Friends of the caller, people met lately, and those who are not heard.
  app.get("/person/friends", async (request): Promise<FriendsTold> => {
    const { person } = await sessions.must(request);
    return friends.told(person.id);
  });
  // Asks a person to be friends, or agrees to that.
  app.post("/person/friends/ask", entrance, async (request): Promise<FriendsTold> => {
    const { person } = await sessions.must(request);
    await friends.ask(person, checked(friendAsk, request.body).name);
    return friends.told(person.id);
  });
  // Ends a friendship, takes a question back, or declines one.
  app.post("/person/friends/end", change, async (request): Promise<FriendsTold> => {
    const { person } = await sessions.must(request);
    await friends.end(person, checked(friendEnd, request.body).name);
    return friends.told(person.id);
  });
  // Whether friends who want the same see that the caller is here.
  app.post("/person/friends/here", change, async (request): Promise<FriendsTold> => {
    const { person } = await sessions.must(request);
    await friends.show(person, checked(friendHere, request.body).on);
    return friends.told(person.id);
  });
  // Mutes or blocks a person, or neither.
  app.post("/person/hush", entrance, async (request): Promise<FriendsTold> => {
    const { person } = await sessions.must(request);
    await friends.hush(person, checked(hushPerson, request.body));
    return friends.told(person.id);
  });
}
