import type { Proposal } from "@westmarch/boardkit";
import { useOffer } from "@westmarch/boardkit/offer";
import type { Option } from "@westmarch/kernel";
import type { ThingId } from "../errands/things.ts";
import { sayingWhy } from "./reasons.ts";
import type { Losses } from "./usual.ts";

/** What every game's proposal is made from. */
export interface ProposalOf<Props extends { readonly ask: unknown }, Hand, Face, Errand, Chosen> {
  readonly props: Props;
  readonly ask: NonNullable<Props["ask"]>;
  readonly hand: Hand | null;
  /** The die that was taken up, or null. */
  readonly die: Face | null;
  readonly things: ReadonlyMap<ThingId, readonly Chosen[]>;
  /** The errands that lead where the hand is to go, one for each die that pays. */
  readonly goals: readonly Errand[];
  /** An army is being divided. */
  readonly divides: boolean;
  /** The losses that are usual, and what takes them or lets the player choose others. */
  readonly losses: Losses;
  /** What is asked once these choices are made; nothing where others act first. */
  readonly asked: (options: readonly Option[]) => string | undefined;
}

interface Board<Ask> {
  readonly ask: Ask;
  readonly say: Parameters<typeof sayingWhy>[0];
  readonly offer: Parameters<typeof useOffer>[0];
  readonly act: (options: readonly Option[]) => void;
}

interface Aim<Props, Hand, Face, Errand> {
  readonly props: Props;
  readonly inHand: { readonly die: Face | null; readonly chooseOtherwise: () => void };
  readonly hand: Hand | null;
  readonly goals: readonly Errand[];
  readonly division: object | null;
  readonly usual: readonly Option[];
}

/** How a game makes its proposal: `own` hands in what only this game knows. */
interface Proposing<Parts, Ask, Own> {
  readonly of: (parts: Parts & Own) => Proposal | null;
  readonly own: (ask: Ask) => Own;
}

/** Offers in the prompt what is in hand. */
export function useProposal<Props extends Board<unknown>, Hand, Face, Errand, Chosen, Own>(
  { props, inHand, hand, goals, division, usual }: Aim<Props, Hand, Face, Errand>,
  things: ReadonlyMap<ThingId, readonly Chosen[]>,
  proposing: Proposing<
    Omit<ProposalOf<Props, Hand, Face, Errand, Chosen>, "asked">,
    NonNullable<Props["ask"]>,
    Own
  > | null,
): void {
  const { ask, offer, say } = props;
  const { die, chooseOtherwise: otherwise } = inHand;
  const losses = { usual, give: () => props.act(usual), otherwise };
  const divides = division !== null;
  const proposal =
    proposing && ask
      ? proposing.of({
          props,
          ask,
          hand,
          die,
          things,
          goals,
          divides,
          losses,
          ...proposing.own(ask),
        })
      : null;
  useOffer(offer, proposal && sayingWhy(say, proposal));
}
