import type { BoardProps } from "@westmarch/boardkit";
import { sentenceCase } from "@westmarch/boardkit/writing";
import { type ReactNode, useEffect, useState } from "react";
import type { Duel } from "../../state.ts";
import { offered } from "../choices.ts";
import { resolving, sideName } from "../names.ts";
import { CardGrid, CardRows } from "./CardOffer.tsx";
import { Staged } from "./Staged.tsx";
import { Medals, RaceOffer, TokenOffer } from "./TokenOffer.tsx";

type Props = BoardProps<Duel>;

const Choice = ({ props, verb }: { readonly props: Props; readonly verb: "grey-card" | "fetch" }) => {
  const options = offered(props.ask, verb);
  const Cards = verb === "fetch" ? CardRows : CardGrid;
  return <Cards props={props} cards={[...options.keys()]} options={options} />;
};

/** What lies on the staged slip, by prompt. */
const STAGED: Readonly<Record<string, (props: Props) => ReactNode>> = {
  token: (props) => <TokenOffer props={props} />,
  race: (props) => <RaceOffer props={props} />,
  "grey-card": (props) => <Choice props={props} verb="grey-card" />,
  fetch: (props) => <Choice props={props} verb="fetch" />,
};

/** 12.6: tokens that lie revealed while somebody else chooses are seen by everybody. */
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
  const prompt = ask?.prompt ?? "";
  // biome-ignore lint/correctness/useExhaustiveDependencies: another question lies open again
  useEffect(() => putAside(false), [prompt]);
  const content = STAGED[prompt];
  if (!content) return <Shown props={props} />;
  return (
    <Staged
      title={say(`offer.${prompt}`)}
      say={say}
      aside={aside}
      putAside={putAside}
      wide={prompt === "fetch" || prompt === "race"}
    >
      {content(props)}
    </Staged>
  );
};
