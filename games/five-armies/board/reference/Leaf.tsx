import { useLater } from "@westmarch/boardkit/later";
import { Reference, useSought } from "@westmarch/campaign/reference";
import type { Props } from "../keys.ts";
import { PRINTED_WORDS, packOf } from "../printedWords.ts";
import { Cards } from "./Cards.tsx";
import { Figures } from "./Figures.tsx";
import { Land } from "./Land.tsx";
import css from "./reference.module.css";
import type { Sought } from "./search.ts";
import { Tabs } from "./Tabs.tsx";
import { Tokens } from "./Tokens.tsx";

/** For the side drawer: everything of the game, to be searched, where it comes from, and what of it lies open. */
export const Leaf = (props: Props) => {
  const { say, view, explain } = props;
  const { typed, type, sought } = useSought();
  const words = useLater(PRINTED_WORDS[say.language])?.(view) ?? null;
  const asked: Sought = { say, view, words, sought };
  return (
    <Reference
      say={say}
      typed={typed}
      type={type}
      before={
        <p className={css.made}>
          {view.pack === ""
            ? say("ref.made")
            : say("about.reconstruction.own", { title: packOf(view).title })}{" "}
          <button type="button" className={css.more} onClick={() => explain("reconstruction")}>
            {say("ref.made.more")}
          </button>
        </p>
      }
    >
      <Tabs
        label={say("ref.tabs")}
        tabs={[
          { name: say("ref.tab.cards"), body: <Cards props={props} asked={asked} /> },
          { name: say("ref.tab.figures"), body: <Figures props={props} asked={asked} /> },
          { name: say("ref.tab.tokens"), body: <Tokens props={props} asked={asked} /> },
          { name: say("ref.tab.map"), body: <Land props={props} asked={asked} /> },
        ]}
      />
    </Reference>
  );
};
