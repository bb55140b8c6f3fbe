import { paragraph } from "@westmarch/boardkit/writing";
import type { Contribution } from "@westmarch/kernel";
import { sealedHere } from "../../device/contribution.ts";
import type { TableSay } from "../../i18n/keys.ts";
import type { TableModel } from "../connection/model.ts";
import { namesOf, together } from "../text/people.ts";
import { useSay } from "../text/words.tsx";
import styles from "./Drawer.module.css";

/** Sentences: whose devices have put something into the key of a game, and whose have sealed what is not in it. */
export function whoPutIn(
  list: readonly Contribution[],
  names: readonly string[],
  say: TableSay,
  missing: "table.fair.coming" | "table.fair.withheld",
): readonly string[] {
  const named = (shown: boolean) =>
    list
      .filter(({ value }) => (value !== null) === shown)
      .flatMap(({ seats }) => seats.map((seat) => names[seat] ?? ""));
  const [shown, rest] = [named(true), named(false)];
  return [
    shown.length > 0
      ? say("table.fair.in", { names: together(shown, say.language) })
      : say("table.fair.alone"),
    ...(rest.length > 0 ? [say(missing, { names: together(rest, say.language) })] : []),
  ];
}

/** How chance can be checked. */
export function Fairness({
  model,
}: {
  model: Pick<TableModel, "fairness" | "contributions" | "seats" | "mine" | "gathers">;
}) {
  const say = useSay();
  const { commitment, key, head } = model.fairness;
  const { open, list } = model.contributions;
  const names = namesOf(model.seats, say);
  const own = list.find(({ seats }) => seats.join() === model.mine.join());
  const put = own && sealedHere(own.seal);
  const awaited = open || model.gathers || model.seats.some(({ player }) => !player);
  return (
    <>
      <p>{say(key ? "table.fair.open" : "table.fair.sealed")}</p>
      <p>
        {paragraph(say, ...whoPutIn(list, names, say, awaited ? "table.fair.coming" : "table.fair.withheld"))}
      </p>
      <dl className={styles.fair}>
        <Digits label={say("table.fair.commitment")} digits={commitment} />
        {head !== "" && <Digits label={say("table.fair.head")} digits={head} />}
        {put && <Digits label={say("table.fair.own")} digits={put} />}
        {key && <Digits label={say("table.fair.key")} digits={key} />}
      </dl>
      <p>{say("table.fair.how")}</p>
      <p>{say("table.fair.limits")}</p>
      <p>{say("table.fair.limits.not")}</p>
    </>
  );
}

const Digits = ({ label, digits }: { label: string; digits: string }) => (
  <>
    <dt>{label}</dt>
    <dd>
      <code>{digits}</code>
    </dd>
  </>
);
