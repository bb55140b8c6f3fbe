/** How an episode stands, as an answer tells it. */
import type { Ask, Core, Seat } from "@westmarch/kernel";
import type { Episode } from "./episode.ts";
import { packed } from "./packed.ts";

/** What an answer tells besides who is to choose from which actions. */
export const PARTS = ["choices", "sentences", "view", "tensor", "mask", "packed"] as const;
export type StatePart = (typeof PARTS)[number];

/** How a game says its questions and choices to a seat. */
export interface Saying {
  /** What is asked, as a sentence. */
  question(ask: Ask, view: Core): string;
  /** Each option in words, in the order of the options. */
  labels(ask: Ask, view: Core): readonly string[];
}

/** How a game speaks to a seat, in whatever language its words were asked for. */
export type SayingTo = (seat: Seat, roles: readonly string[]) => Promise<Saying>;

/** The actions as words: as they are kept, and as the notation writes them. */
function choicesOf(episode: Episode, { options }: Ask) {
  const { notation } = episode.rules.engine.game;
  const { actions } = episode;
  return options.map((option, i) => ({ action: actions[i], choice: notation.choice(option), option }));
}

function maskOf(episode: Episode): Uint8Array {
  const { actions } = episode;
  const mask = new Uint8Array(Math.ceil(episode.rules.numbering.actionsAt(episode.settings) / 8));
  for (const action of actions) mask[action >> 3] |= 1 << (action & 7);
  return mask;
}

/** One entry for each action, 1 where it is legal; or packed bits. */
function maskSaid(episode: Episode, isPacked: boolean): string | readonly number[] {
  const bits = maskOf(episode);
  if (isPacked) return packed(bits);
  const many = episode.rules.numbering.actionsAt(episode.settings);
  return Array.from({ length: many }, (_, action) => (bits[action >> 3] >> (action & 7)) & 1);
}

/** What a seat sees as numbers: a list, or packed. */
export function tensorSaid(episode: Episode, seat: Seat, isPacked: boolean): string | readonly number[] {
  const tensor = new Float32Array(episode.rules.tensor.size);
  episode.tensor(seat, tensor, 0);
  return isPacked ? packed(tensor) : Array.from(tensor);
}

async function sentencesOf(episode: Episode, ask: Ask, saying: SayingTo) {
  const { game } = episode.rules.engine;
  const speech = await saying(ask.seat, game.seats(episode.settings));
  const view = episode.view(ask.seat);
  return { question: speech.question(ask, view), sentences: speech.labels(ask, view) };
}

/** Whose turn it is, and what can be done. */
async function decisionSaid(episode: Episode, ask: Ask, parts: ReadonlySet<StatePart>, saying: SayingTo) {
  const isPacked = parts.has("packed");
  return {
    kind: "decision",
    seat: ask.seat,
    owing: episode.asks.map(({ seat }) => seat),
    prompt: ask.prompt,
    about: ask.about ?? [],
    actions: episode.actions,
    ...(parts.has("choices") && { choices: choicesOf(episode, ask) }),
    ...(parts.has("sentences") && (await sentencesOf(episode, ask, saying))),
    ...(parts.has("view") && { view: episode.view(ask.seat) }),
    ...(parts.has("tensor") && { tensor: tensorSaid(episode, ask.seat, isPacked) }),
    ...(parts.has("mask") && { mask: maskSaid(episode, isPacked) }),
  };
}

/** How an episode stands: a seat is to choose, chance is waited for, or it is over. */
export async function standing(episode: Episode, parts: ReadonlySet<StatePart>, saying: SayingTo) {
  const { waiting, ask, result, decisions, returns } = episode;
  if (waiting) {
    const { sides } = waiting;
    return {
      kind: "chance",
      decisions,
      outcomes: sides,
      probability: 1 / sides,
      given: waiting.values.length,
    };
  }
  if (ask) return { decisions, ...(await decisionSaid(episode, ask, parts, saying)) };
  return { kind: "end", decisions, returns, result };
}
