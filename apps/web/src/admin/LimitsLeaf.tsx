import type { HostLimit, ServerNow } from "@westmarch/protocol";
import { useState } from "react";
import { Link } from "wouter";
import { useWords } from "../i18n/index.ts";
import { announce, Button, Notice, Slip, Switch, WordButton } from "../ui/index.ts";
import { Slider } from "../ui/Slider.tsx";
import adminStyles from "./admin.module.css";
import type { ServerLeafProps } from "./leafProps.ts";
import { isEndless, limitSteps, unitOf } from "./limitSteps.ts";
import styles from "./limits.module.css";
import type { AdminSay } from "./words.ts";

/** Those that stand on the leaf beside everything else. */
const FIRST: readonly HostLimit[] = ["opensPerMinute", "sockets", "thinkingPerMinute", "keepFinished"];

const GROUPS = {
  rates: [
    "opensPerMinute",
    "opensPerDay",
    "callsPerMinute",
    "choicesPerMinute",
    "signInsPerMinute",
    "thinkingPerMinute",
  ],
  sizes: [
    "socketsPerAddress",
    "sockets",
    "seeksPerAddress",
    "listingsPerAddress",
    "entriesPerAddress",
    "hotTables",
  ],
  kept: ["keepFinished", "keepAbandoned"],
} as const satisfies Readonly<Record<string, readonly HostLimit[]>>;

/** The limits that are looked at most, whether the common room is open, and the way to all limits. */
export function LimitsLeaf(props: ServerLeafProps) {
  const { server, say, act } = props;
  const changed = server.limits.filter(({ value, asSet }) => value !== asSet).length;
  return (
    <Slip aria-labelledby="limits">
      <h2 id="limits">{say("limits")}</h2>
      {server.commons.allowed && (
        <Switch
          label={say("commons")}
          about={say("commons.about")}
          on={server.commons.open}
          onTurn={(open) => void act("commons", { open })}
        />
      )}
      <Rows {...props} names={FIRST} />
      <p className={adminStyles.aside}>
        {say("limits.changed", { count: changed })}{" "}
        <Link href="/host/room?tab=limits">{say("limits.all")}</Link>
      </p>
    </Slip>
  );
}

/** All limits, each with its slider. */
export function AllLimits(props: ServerLeafProps) {
  const { server, say, act } = props;
  const changed = server.limits.filter(({ value, asSet }) => value !== asSet);
  return (
    <>
      <div className={styles.groups}>
        {(["rates", "sizes", "kept"] as const).map((group) => (
          <Slip key={group} aria-labelledby={`limits-${group}`} className={styles.group}>
            <h2 id={`limits-${group}`}>{say(`limits.${group}`)}</h2>
            <Rows {...props} names={GROUPS[group]} />
          </Slip>
        ))}
      </div>
      <p className={styles.foot}>
        {say("limits.about")}{" "}
        {changed.length > 0 && (
          <Button
            variant="quiet"
            onClick={() =>
              void act("limits", { limits: Object.fromEntries(changed.map(({ name }) => [name, null])) })
            }
          >
            {say("limits.back.all")}
          </Button>
        )}
      </p>
    </>
  );
}

type Draft = Partial<Record<HostLimit, number>>;

interface RowsProps extends ServerLeafProps {
  readonly names: readonly HostLimit[];
}

/** Some limits. What was moved holds once it is set, and can be left as it was. */
function Rows({ server, names, say, act }: RowsProps) {
  const [draft, write] = useState<Draft>({});
  const limits = names.flatMap((name) => server.limits.find((limit) => limit.name === name) ?? []);
  const moved = limits.filter(({ name, value }) => (draft[name] ?? value) !== value);
  const set = async () => {
    const wish = moved.map(({ name, asSet }) => [name, draft[name] === asSet ? null : draft[name]]);
    if (!(await act("limits", { limits: Object.fromEntries(wish) }))) return;
    write({});
    announce(say("limits.set.done"));
  };
  return (
    <>
      <ul className={styles.rows}>
        {limits.map((limit) => (
          <Row
            key={limit.name}
            {...limit}
            drafted={draft[limit.name] ?? limit.value}
            say={say}
            onMove={(value) => write({ ...draft, [limit.name]: value })}
            onBack={() => {
              const { [limit.name]: _, ...rest } = draft;
              write(rest);
              void act("limits", { limits: { [limit.name]: null } });
            }}
          />
        ))}
      </ul>
      {moved.some(({ name, value }) => deletes(name, value, draft[name] ?? value)) && (
        <Notice tone="danger">
          <p>{say("limits.deletes")}</p>
        </Notice>
      )}
      {moved.length > 0 && (
        <div className={styles.deeds}>
          <Button onClick={() => void set()}>{say("limits.set", { count: moved.length })}</Button>
          <WordButton onClick={() => write({})}>{say("limits.leave")}</WordButton>
        </div>
      )}
    </>
  );
}

/** Tables that were kept until now are deleted by this. */
function deletes(name: HostLimit, before: number, after: number): boolean {
  if (name !== "keepFinished" && name !== "keepAbandoned") return false;
  return after !== 0 && (before === 0 || after < before);
}

type Limit = ServerNow["limits"][number];

interface RowProps extends Limit {
  /** Where the slider stands. */
  readonly drafted: number;
  readonly say: AdminSay;
  readonly onMove: (value: number) => void;
  readonly onBack: () => void;
}

function Row({ name, value, asSet, drafted, say, onMove, onBack }: RowProps) {
  const { language } = useWords();
  const number = new Intl.NumberFormat(language);
  const inWords = (of: number) =>
    isEndless(name, of) ? say("limit.endless") : number.format(of / unitOf(name));
  const steps = limitSteps(name, [value, asSet]);
  const label = say(`limit.${name}`);
  return (
    <li>
      <span>{label}</span>
      <Slider
        label={label}
        at={Math.max(0, steps.indexOf(drafted))}
        steps={steps.length}
        says={inWords(drafted)}
        onMove={(at) => onMove(steps[at] ?? drafted)}
      />
      <b data-moved={drafted !== value || undefined}>{inWords(drafted)}</b>
      {value !== asSet && (
        <small>
          {say("limit.as-set", { value: inWords(asSet) })}{" "}
          <WordButton aria-label={say("limit.back.of", { limit: label })} onClick={onBack}>
            {say("limit.back")}
          </WordButton>
        </small>
      )}
    </li>
  );
}
