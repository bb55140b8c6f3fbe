import type { BoardProps } from "@westmarch/boardkit";
import { useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { countOf, find, inWords } from "../rules/find.ts";
import { unseen, WordButton } from "../ui/index.ts";
import styles from "./Drawer.module.css";
import { rich } from "./rich.tsx";
import type { Loaded } from "./words.tsx";
import { useSay } from "./words.tsx";

/** The rule book, with a line to look things up; opened at one rule where a refusal or an explanation names it. */
export function Rules({ loaded, rule }: { loaded: Loaded; rule: string | null }) {
  const say = useSay();
  const [wanted, setWanted] = useState("");
  const sought = useDeferredValue(wanted);
  const chapters = useMemo(() => inWords(loaded.module.rules, loaded.say), [loaded]);
  const found = useMemo(() => find(chapters, sought), [chapters, sought]);
  const here = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (rule) here.current?.scrollIntoView({ block: "center" });
  }, [rule]);
  return (
    <div className={styles.rules}>
      <input
        type="search"
        className={styles.search}
        value={wanted}
        onChange={(event) => setWanted(event.target.value)}
        aria-label={say("rules.search")}
        placeholder={say("rules.search")}
      />
      <p role="status" className={found.length === 0 ? styles.nothing : unseen}>
        {sought && say("rules.found", { count: countOf(found) })}
      </p>
      {found.map(({ title, rules }) => (
        <section key={title}>
          <h3>{title}</h3>
          <dl>
            {rules.map(({ number, text }) => (
              <div
                key={number}
                className={styles.rule}
                ref={number === rule ? here : undefined}
                data-here={number === rule}
              >
                <dt>{number}</dt>
                <dd>{rich(text)}</dd>
              </div>
            ))}
          </dl>
        </section>
      ))}
    </div>
  );
}

/** A figure, card or region explained, with the rules that speak of it. */
export function Explained(props: {
  loaded: Loaded;
  id: string;
  view: BoardProps["view"];
  onRule: (rule: string) => void;
}) {
  const say = useSay();
  const { body, rules } = props.loaded.module.explain(props.id, { say: props.loaded.say, view: props.view });
  return (
    <div className={styles.explained}>
      {body}
      {rules.length > 0 && (
        <p>
          {rules.map((rule) => (
            <WordButton key={rule} onClick={() => props.onRule(rule)}>
              {say("table.rule", { rule })}
            </WordButton>
          ))}
        </p>
      )}
    </div>
  );
}
