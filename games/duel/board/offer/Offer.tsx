import { sentenceCase } from "@westmarch/boardkit/writing";
import { type ReactNode, useEffect, useState } from "react";
import type { Words } from "../../words.ts";
import { offered } from "../choices.ts";
import type { Key, Props } from "../keys.ts";
import { resolving, sideName } from "../names.ts";
import { CardGrid, CardRows } from "./CardOffer.tsx";
import { Staged } from "./Staged.tsx";
import { Medals, RaceOffer, TokenOffer } from "./TokenOffer.tsx";

const Choice = ({ props, verb }: { readonly props: Props; readonly verb: "grey-card" | "fetch" }) => {
  const options = offered(props.ask, verb);
  const Cards = verb === "fetch" ? CardRows : CardGrid;
  return <Cards props={props} cards={[...options.keys()]} options={options} />;
};

interface Laid {
  readonly title: Key;
  readonly show: (props: Props) => ReactNode;
}

/** What lies on the staged slip, by prompt. The other prompts are answered elsewhere. */
const STAGED: { readonly [P in keyof Words["prompts"]]?: Laid } = {
  token: { title: "offer.token", show: (props) => <TokenOffer props={props} /> },
  race: { title: "offer.race", show: (props) => <RaceOffer props={props} /> },
  "grey-card": { title: "offer.grey-card", show: (props) => <Choice props={props} verb="grey-card" /> },
  fetch: { title: "offer.fetch", show: (props) => <Choice props={props} verb="fetch" /> },
};

/** 12.6: tokens that lie revealed while the other player chooses are seen by both, and by spectators. */
const Shown = ({ props }: { readonly props: Props }) => {
  const { view, ask, say, explain } = props;
  const tokens = resolving(view)?.offer ?? [];
  const [aside, putAside] = useState(false);
  if (tokens.length === 0 || ask || view.result) return null;
  return (
    <Staged
      title={sentenceCase(say("offer.shown", { side: sideName(say, view.turn) }))}
      say={say}
      aside={aside}
      putAside={putAside}
    >
      <Medals tokens={tokens} say={say} tap={(token) => explain(`token:${token}`)} />
    </Staged>
  );
};

/** A choice among tokens, races or cards, with the real things before one's eyes. */
export const Offer = ({ props }: { readonly props: Props }) => {
  const { ask, say } = props;
  const [aside, putAside] = useState(false);
  const prompt = ask?.prompt;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question lies open again
  useEffect(() => putAside(false), [prompt]);
  const laid = prompt && STAGED[prompt];
  if (!laid) return <Shown props={props} />;
  return (
    <Staged
      title={say(laid.title)}
      say={say}
      aside={aside}
      putAside={putAside}
      wide={prompt === "fetch" || prompt === "race"}
    >
      {laid.show(props)}
    </Staged>
  );
};
