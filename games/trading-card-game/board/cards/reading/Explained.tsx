import { useLater } from "@westmarch/boardkit/later";
import { sentenceCase } from "@westmarch/boardkit/writing";
import type { ReactNode } from "react";
import { CARD, type CardId, printed } from "../../../data/ids.ts";
import type { Labels } from "../../../language/index.ts";
import type { GameSay } from "../../keys.ts";
import { fullTitle } from "../../names.ts";
import { CardFace } from "../CardFace.tsx";
import { rulingsOf } from "../rulings.ts";
import { NAMINGS, RULE_WORDS } from "../words.ts";
import css from "./reading.module.css";
import { examplesOf, type RuleNumber, TERMS, type TermId, termsOf } from "./terms.ts";

/** What a term is called: as it stands on the card, where it does. */
function termName(say: GameSay, labels: Labels, term: TermId): string {
  switch (term) {
    case "Companion":
    case "Ally":
    case "Minion":
    case "Possession":
    case "Condition":
    case "Event":
    case "Site":
    case "The One Ring":
      return labels.types[term];
    case "unique":
    case "unique-shadow":
      return labels.figures.unique;
    case "home":
      return labels.figures.homeSites;
    case "signet":
    case "resistance":
      return labels.figures[term];
    case "archer":
    case "damage":
    case "fierce":
    case "ring-bearer":
    case "sanctuary":
      return labels.keywords[term];
    case "Response":
      return labels.phases[term];
    default:
      return say(`term.${term}`);
  }
}

const Section = ({ heading, children }: { readonly heading: string; readonly children: ReactNode }) => (
  <section className={css.section}>
    <h3>{heading}</h3>
    {children}
  </section>
);

const Rule = ({ say, rule }: { readonly say: GameSay; readonly rule: RuleNumber }) => (
  <span className={css.rule} title={say("read.rule", { rule })}>
    {rule}
  </span>
);

/** Words on the card, each as the rule book explains it. */
const Terms = ({ say, terms }: { readonly say: GameSay; readonly terms: readonly TermId[] }) => {
  const labels = useLater(NAMINGS[say.language])?.labels;
  const told = useLater(RULE_WORDS[say.language]);
  if (!labels) return null;
  return (
    <dl className={css.terms}>
      {terms.map((term) => {
        const { rule } = TERMS[term];
        return (
          <div key={term}>
            <dt>
              {sentenceCase(termName(say, labels, term).trim())} <Rule say={say} rule={rule} />
            </dt>
            <dd>{told?.[`rule.${rule}`]}</dd>
          </div>
        );
      })}
    </dl>
  );
};

/** What the rule book tells of how they work. */
const Examples = ({ say, examples }: { readonly say: GameSay; readonly examples: readonly RuleNumber[] }) => {
  const told = useLater(RULE_WORDS[say.language]);
  return (
    <ul className={css.examples}>
      {examples.map((rule) => (
        <li key={rule}>
          {told?.[`rule.${rule}`]} <Rule say={say} rule={rule} />
        </li>
      ))}
    </ul>
  );
};

/** Other cards of the same name. */
const othersOf = (card: CardId): readonly CardId[] =>
  CARD.all.filter((other) => other !== card && printed(other).title === printed(card).title);

/** Everything to read beside a card: how it stands now, its words, examples, and others of its name. */
export const Explained = ({
  card,
  now,
  say,
}: {
  readonly card: CardId;
  /** How it stands; null if there is nothing to say of that. */
  readonly now: ReactNode;
  readonly say: GameSay;
}) => {
  const terms = termsOf(printed(card));
  const examples = examplesOf(terms);
  const others = othersOf(card);
  const rulings = rulingsOf(card);
  return (
    <div className={css.explained}>
      {now && <Section heading={say("read.now")}>{now}</Section>}
      {rulings.length > 0 && (
        <Section heading={say("read.rulings")}>
          <ul className={css.examples}>
            {rulings.map((ruling) => (
              <li key={ruling}>{say(ruling)}</li>
            ))}
          </ul>
        </Section>
      )}
      <Section heading={say("read.words")}>
        <Terms say={say} terms={terms} />
      </Section>
      {examples.length > 0 && (
        <Section heading={say("read.examples")}>
          <Examples say={say} examples={examples} />
        </Section>
      )}
      {others.length > 0 && (
        <Section heading={say("read.others")}>
          <p>{say("read.same-name")}</p>
          <ul className={css.others}>
            {others.map((other) => (
              <li key={other}>
                <CardFace card={other} size="small" say={say} />
                <span>{fullTitle(say, other)}</span>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
};
