import { Spoken } from "@westmarch/boardkit";
import { listed } from "@westmarch/boardkit/writing";
import type { GameSay } from "../keys.ts";
import css from "./cards.module.css";
import { SourceMark } from "./SourceMark.tsx";
import type { SourceOfParts } from "./words.ts";

/** A source in words, with what comes from there where not all does. */
const words = (say: GameSay, { source, parts }: SourceOfParts, only: boolean): string =>
  only
    ? say(`card.from.${source}`)
    : say("printed.from.parts", {
        source: say(`card.from.${source}`),
        parts: listed(
          say,
          parts.map((part) => say(`printed.part.${part}`)),
        ),
      });

export interface ProvenanceProps {
  readonly from: readonly SourceOfParts[];
  readonly say: GameSay;
  /** With its words; otherwise they are only heard. */
  readonly worded: boolean;
}

/** Where what is printed on a card comes from: stands on every one of them. */
export const Provenance = ({ from, say, worded }: ProvenanceProps) => (
  <span className={css.from}>
    {from.map((told) => {
      const said = words(say, told, from.length === 1);
      return (
        <span key={told.source} title={said}>
          {worded ? (
            <>
              <SourceMark source={told.source} /> {said}
            </>
          ) : (
            <Spoken as={said}>
              <SourceMark source={told.source} />
            </Spoken>
          )}
        </span>
      );
    })}
  </span>
);
