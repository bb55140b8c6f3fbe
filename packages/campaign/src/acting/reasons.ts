/** Why what is in hand cannot be done as it is. Pure. */
import type { Proposal } from "@westmarch/boardkit";
import { paragraph } from "@westmarch/boardkit/writing";

/** The proposal with the reason against its first answer in words: it is read before a press, by finger and key too. */
export function sayingWhy(say: Parameters<typeof paragraph>[0], proposal: Proposal): Proposal {
  const not = proposal.answers[0]?.not;
  return not === undefined ? proposal : { ...proposal, sentence: paragraph(say, proposal.sentence, not) };
}
