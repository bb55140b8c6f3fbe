import type { FriendsTold, HushPerson, PersonSeal } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { PersonData } from "../../database/schema/accounts.ts";
import type { AccountStore } from "../../stores/account-store.ts";
import type { FriendStore } from "../../stores/friend-store.ts";
import type { Services } from "../../tables/services.ts";

/** The most questions of one person that nobody has answered. */
const ASKED = 50;
/** A person is here who was heard of so many milliseconds ago at most, and is noted no more often than in half of that. */
const HERE = 120_000;

const sealOf = ({ name, colour, charge }: PersonSeal): PersonSeal => ({ name, colour, charge });

/**
 * Friends by consent of both. Whoever asks learns neither whether there is such an account nor that it does not want to hear
 * of them.
 */
export class Friends {
  readonly #services: Pick<Services, "clock">;
  readonly #store: FriendStore;
  readonly #people: AccountStore;

  constructor(services: Pick<Services, "clock">, store: FriendStore, people: AccountStore) {
    this.#services = services;
    this.#store = store;
    this.#people = people;
  }

  /** Notes that a person has a page open, where that person wants friends to see it. */
  here(person: PersonData): Promise<void> {
    return this.#store.here(person, this.#services.clock(), HERE / 2);
  }

  async told(of: string): Promise<FriendsTold> {
    const person = await this.#people.person(of);
    if (!person) throw new Refused("bad-token", { reason: "signed-out" });
    const now = this.#services.clock();
    const [{ from, to }, met, hushed] = await Promise.all([
      this.#store.of(of),
      this.#store.met(of),
      this.#store.hushed(of),
    ]);
    const blocked = hushed.filter(({ how }) => how === "block");
    const isBlocked = (id: string) => blocked.some((one) => one.id === id);
    const shows = person.shows_here === 1;
    return {
      here: shows,
      friends: [...from, ...to]
        .filter(({ agreed }) => agreed === 1)
        .sort((one, other) => one.name.localeCompare(other.name))
        .map((friend) => ({
          ...sealOf(friend),
          here: shows && friend.shows_here === 1 ? now - friend.here_at < HERE : null,
        })),
      asking: to.filter(({ agreed }) => agreed === 0).map(sealOf),
      asked: from.filter(({ agreed }) => agreed !== 1).map(({ name }) => name),
      met: met
        .filter(({ id }) => !isBlocked(id))
        .map(({ game, at, ...seal }) => ({ ...sealOf(seal), game, at })),
      muted: hushed.filter(({ how }) => how === "mute").map(({ name }) => name),
      blocked: blocked.map(({ name }) => name),
    };
  }

  /** Throws `Refused` if too many of the person's questions wait for an answer. */
  async ask(person: PersonData, name: string): Promise<void> {
    if ((await this.#store.asked(person.id)) >= ASKED) throw new Refused("too-fast");
    const other = await this.#people.byName(name);
    if (!other || other.id === person.id) return;
    const theirs = await this.#store.hushed(other.id);
    const isHeard = !theirs.some(({ id, how }) => id === person.id && how === "block");
    const own = await this.#store.hushed(person.id);
    // Who asks a person wants to hear of that person again.
    if (own.some(({ id, how }) => id === other.id && how === "block"))
      await this.#store.hush(person.id, other.id, "none");
    await this.#store.ask(person.id, other.id, this.#services.clock(), isHeard);
  }

  async end(person: PersonData, name: string): Promise<void> {
    const other = await this.#people.byName(name);
    if (other) await this.#store.end(person.id, other.id);
  }

  show(person: PersonData, on: boolean): Promise<void> {
    return this.#store.show(person.id, on);
  }

  async hush(person: PersonData, { name, how }: HushPerson): Promise<void> {
    const other = await this.#people.byName(name);
    if (!other || other.id === person.id) return;
    await this.#store.hush(person.id, other.id, how);
    if (how === "block") await this.#store.end(person.id, other.id);
  }
}
