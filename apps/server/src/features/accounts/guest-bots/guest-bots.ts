import type { BotAsked, BotKey, BotTold, BotWish, GuestBot, OwnBot } from "@westmarch/protocol";
import { Refused } from "@westmarch/table";
import type { PersonData } from "../../../database/schema/accounts.ts";
import { hashOf, newToken } from "../../../platform/random.ts";
import type { AccountStore } from "../../../stores/account-store.ts";
import type { Bot, GuestBotStore } from "../../../stores/guest-bot-store.ts";
import type { Services } from "../../../tables/services.ts";
import type { Lobby } from "../../lobby/lobby.ts";
import type { AccountTables } from "../account-tables.ts";
import { newPerson, suspended, taken } from "../person.ts";

type GuestBotServices = Pick<Services, "store" | "clock" | "entropy">;

/** The most bots of one person. */
export const MOST_BOTS = 5;
/** Milliseconds for which a bot counts as present after its program was last heard of. */
const THERE = 60_000;

const isThere = (bot: Bot, now: number): boolean => bot.seen_at >= now - THERE;
const playsOf = (bot: Bot): readonly string[] => JSON.parse(bot.plays) as string[];

/** Guest bots. Their owners make and end them; any player may invite one, and it takes a seat like a player. */
export class GuestBotService {
  readonly #services: GuestBotServices;
  readonly #bots: GuestBotStore;
  readonly #people: AccountStore;
  readonly #tables: AccountTables;
  readonly #lobby: Lobby;
  readonly #seated: (bot: string) => void;

  /** `seated` is called when a bot has a new seat or a new key, or has ended. */
  constructor(
    services: GuestBotServices,
    given: { bots: GuestBotStore; people: AccountStore; tables: AccountTables; lobby: Lobby },
    seated: (bot: string) => void,
  ) {
    this.#services = services;
    this.#bots = given.bots;
    this.#people = given.people;
    this.#tables = given.tables;
    this.#lobby = given.lobby;
    this.#seated = seated;
  }

  async isOne(person: string): Promise<boolean> {
    return (await this.#bots.byId(person)) !== null;
  }

  /** Makes a bot. Throws `Refused` if its name is taken, or if the owner has too many bots or is a bot. */
  async make(owner: PersonData, name: string): Promise<BotKey> {
    const { clock, entropy } = this.#services;
    // A bot has no bots.
    if (await this.#bots.byId(owner.id)) throw new Refused("not-your-seat");
    if ((await this.#bots.of(owner.id)).length >= MOST_BOTS)
      throw new Refused("too-large", { reason: "too-many-bots" }, "One person may have five bots.");
    const person = newPerson(entropy(12).toString("base64url"), name, null, clock(), entropy);
    const key = newToken(entropy);
    const bot = {
      person_id: person.id,
      owner_id: owner.id,
      key_hash: hashOf(key),
      plays: "[]",
      at_once: 1,
      seen_at: 0,
    };
    if (!(await this.#bots.add(person, bot))) throw taken();
    return { bot: this.#own(await this.#must(owner, person.id)), key };
  }

  /** Makes a new key for a bot; the old one opens nothing any more. */
  async renew(owner: PersonData, id: string): Promise<BotKey> {
    const bot = await this.#must(owner, id);
    const key = newToken(this.#services.entropy);
    await this.#bots.renew(id, hashOf(key));
    this.#seated(id);
    return { bot: this.#own(bot), key };
  }

  /**
   * Ends a bot. Its finished games stay. Its other seats belong to no account any more, and its opponents may claim those
   * games.
   */
  async remove(owner: PersonData, id: string): Promise<void> {
    const { person } = await this.#must(owner, id);
    await this.#tables.leaveAll(person);
    await this.#people.remove(person.id);
    this.#seated(id);
  }

  /** Call this when a bot's owner has been suspended. */
  changed(id: string): void {
    this.#seated(id);
  }

  async removeAll(owner: PersonData): Promise<void> {
    for (const { person_id } of await this.#bots.of(owner.id)) await this.remove(owner, person_id);
  }

  async ownedBy(owner: PersonData): Promise<readonly OwnBot[]> {
    return (await this.#bots.of(owner.id)).map((bot) => this.#own(bot));
  }

  /** The bot that has this key. Throws `Refused` if there is none, and while its owner is suspended. */
  async withKey(key: string): Promise<Bot> {
    const bot = await this.#bots.byKey(hashOf(key));
    if (!bot) throw new Refused("bad-token");
    const suspension = await this.#people.suspension(bot.owner_id, this.#services.clock());
    if (suspension) throw suspended(suspension);
    return bot;
  }

  async wish(bot: Bot, { plays, atOnce }: BotWish): Promise<BotTold> {
    const known = new Set((await this.#lobby.games()).map(({ id }) => id));
    const stranger = plays.find((game) => !known.has(game));
    if (stranger !== undefined)
      throw new Refused("not-found", { reason: "no-such-game" }, `There is no game ${stranger}.`);
    await this.#bots.wish(bot.person_id, plays, atOnce);
    return { ...this.told(bot), plays, atOnce };
  }

  told = (bot: Bot): BotTold => ({ ...this.#own(bot), owner: bot.owner });

  /** Bots that are present and accept invitations from any player, by name. */
  async guests(): Promise<readonly GuestBot[]> {
    const there = (await this.#bots.there(this.#services.clock() - THERE)).filter(
      (bot) => playsOf(bot).length > 0,
    );
    const guests = await Promise.all(
      there.map(async (bot) => ({
        ...this.#seal(bot),
        owner: bot.owner,
        plays: playsOf(bot),
        free: Math.max(0, bot.at_once - (await this.#bots.playing(bot.person_id))),
      })),
    );
    return guests.sort((one, other) => (one.name < other.name ? -1 : 1));
  }

  /** Puts a bot on the seat of an invitation. Throws `Refused` with the reason why it does not come. */
  async ask({ name, invitation }: BotAsked): Promise<void> {
    const person = await this.#people.byName(name);
    const bot = person && (await this.#bots.byId(person.id));
    if (!person || !bot) throw new Refused("not-found");
    const link = await this.#services.store.seats.link(hashOf(invitation));
    const known = link?.kind === "invitation" && (await this.#services.store.facts.at(link.table_id));
    if (!known) throw new Refused("not-found");
    if (!isThere(bot, this.#services.clock()))
      throw new Refused("unavailable", { reason: "bot-away" }, "This bot is not here at the moment.");
    if (!playsOf(bot).includes(known.game))
      throw new Refused("illegal", { reason: "bot-plays-not" }, "This bot does not play that game.");
    if ((await this.#bots.playing(bot.person_id)) >= bot.at_once)
      throw new Refused("unavailable", { reason: "bot-busy" }, "This bot has no time for another game now.");
    const { token } = await this.#lobby.join({ invitation, name: person.name });
    await this.#tables.take(person, token);
    this.#seated(bot.person_id);
  }

  /** Moves the seat behind a link that a bot has into the bot's account. */
  async seat(bot: Bot, token: string): Promise<void> {
    if (!(await this.#tables.take(bot.person, token))) throw new Refused("bad-token");
    this.#seated(bot.person_id);
  }

  async #must(owner: PersonData, id: string): Promise<Bot> {
    const bot = await this.#bots.byId(id);
    if (bot?.owner_id !== owner.id) throw new Refused("not-found");
    return bot;
  }

  #seal = ({ person: { name, colour, charge } }: Bot) => ({ name, colour, charge });

  #own(bot: Bot): OwnBot {
    return {
      ...this.#seal(bot),
      id: bot.person_id,
      plays: playsOf(bot),
      atOnce: bot.at_once,
      madeAt: bot.person.made_at,
      isThere: isThere(bot, this.#services.clock()),
    };
  }
}
