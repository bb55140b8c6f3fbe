import { Spoken } from "@westmarch/boardkit";
import { listed, sentenceCase } from "@westmarch/boardkit/writing";
import { RACE, RACES, SKILLS } from "../../data/ids.ts";
import { Emblem } from "../icons/index.ts";
import type { Props } from "../keys.ts";
import { chainName, raceName, skillName } from "../names.ts";
import styles from "./areas.module.css";
import type { Produce } from "./produce.ts";
import shared from "./side.module.css";

interface TotalsProps {
  readonly props: Props;
  readonly has: Produce;
}

const Skills = ({ props: { say }, has }: TotalsProps) => (
  <ul className={styles.skills} aria-label={say("board.skills")}>
    {SKILLS.map((skill, i) => (
      <li
        key={skill}
        className={`${shared.counted} ${styles.has}`}
        data-explain={`skill:${i}`}
        data-none={has.skills[i] === 0 || undefined}
      >
        <Spoken as={say("board.skill", { skill: skillName(say, i), n: has.skills[i] })}>
          <Emblem name={`skill:${skill}`} size={22} />
          {has.skills[i]}
        </Spoken>
      </li>
    ))}
    {has.slashed.map((group) => (
      <li
        key={group.join()}
        className={`${shared.slashed} ${styles.slashed}`}
        data-explain={`skill:${group[0]}`}
      >
        <Spoken
          as={say("board.skill.one-of", {
            skills: listed(
              say,
              group.map((skill) => skillName(say, skill)),
              "or",
            ),
          })}
        >
          {group.map((skill) => (
            <Emblem key={skill} name={`skill:${SKILLS[skill]}`} size={18} />
          ))}
        </Spoken>
      </li>
    ))}
    {has.anySkill && (
      <li className={`${shared.slashed} ${styles.slashed}`} data-explain="token:2">
        <Spoken as={say("board.skill.any")}>
          <Emblem name="skill:any" size={22} />
        </Spoken>
      </li>
    )}
  </ul>
);

const Races = ({ props: { say }, has }: TotalsProps) => (
  <ul className={styles.races} aria-label={say("board.races")}>
    {RACE.all.map((i) => (
      <li
        key={i}
        className={`${shared.counted} ${styles.has}`}
        data-explain={`race:${i}`}
        data-none={has.races[i] === 0 || undefined}
      >
        <Spoken as={say("board.race", { race: raceName(say, i), n: has.races[i] })}>
          <Emblem name={`race:${RACES[i]}`} size={22} />
          {has.races[i] > 1 && has.races[i]}
        </Spoken>
      </li>
    ))}
    {has.eagle && (
      <li className={`${shared.counted} ${styles.has}`} data-explain="token:6">
        <Spoken as={sentenceCase(say("eagle"))}>
          <Emblem name="race:eagle" size={22} />
        </Spoken>
      </li>
    )}
  </ul>
);

const Chains = ({ props: { say }, has }: TotalsProps) =>
  has.chains.length === 0 ? null : (
    <ul className={styles.chains} aria-label={say("board.chains")}>
      {has.chains.map((chain) => (
        <li key={chain} className={styles.chain} data-explain={`chain:${chain}`}>
          <Spoken as={chainName(say, chain)}>
            <Emblem name={`chain:${chain}`} size={18} />
          </Spoken>
        </li>
      ))}
    </ul>
  );

/** What a side has every turn: skills, races, chain symbols. */
export const Totals = (props: TotalsProps) => (
  <div className={styles.totals}>
    <Skills {...props} />
    <Races {...props} />
    <Chains {...props} />
  </div>
);
