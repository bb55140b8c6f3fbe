import type { Case } from "@westmarch/protocol";
import { PLAN } from "@westmarch/protocol/constants";
import { useState } from "react";
import type { PlanWish } from "../table/connection/wishes.ts";
import { Part } from "../table/drawers/Part.tsx";
import { otherPeople } from "../table/text/people.ts";
import styles from "../time/time.module.css";
import { Button } from "../ui/index.ts";
import { Select } from "../ui/Select.tsx";
import { grafted, sizeOf } from "./tree.ts";
import { distinct } from "./triggers.ts";
import { type Seen, useThought } from "./useThought.ts";
import { type PlanSay, usePlanWords } from "./words.ts";

interface PlanPartProps extends Seen {
  readonly onTell: (wish: PlanWish) => void;
}

/** What one chooses when one is asked next, laid down beforehand; nothing where only computers would wait for it. */
export function PlanPart({ model, loaded, shown, seat, onTell }: PlanPartProps) {
  const say = usePlanWords();
  const [building, setBuilding] = useState(false);
  if (!say || otherPeople(model).length === 0) return null;
  const { version, owes } = model.now;
  const plan = model.plans.find((one) => one.seat === seat);
  const cases = plan?.cases ?? [];
  const lay = (next: readonly Case[]) => {
    setBuilding(false);
    onTell({ type: "plan", seat, version, cases: [...next] });
  };
  const asked = owes.includes(seat);
  const isFull = sizeOf(cases) >= PLAN.cases;
  return (
    <Part title={say("title")}>
      <div className={styles.part}>
        <p>{say("about")}</p>
        {plan && plan.made > 0 && <p>{say("made", { n: plan.made })}</p>}
        {plan?.dropped && <p role="status">{say(`dropped.${plan.dropped}`)}</p>}
        {cases.length > 0 && (
          <>
            <Cases cases={cases} say={say} />
            <div className={styles.row}>
              <Button variant="quiet" onClick={() => lay([])}>
                {say("withdraw")}
              </Button>
            </div>
          </>
        )}
        {asked ? (
          <p>{say("turn")}</p>
        ) : building ? (
          <Building
            key={version}
            model={model}
            loaded={loaded}
            shown={shown}
            seat={seat}
            say={say}
            room={PLAN.cases - sizeOf(cases)}
            onKeep={(chain) => lay(grafted(cases, chain))}
            onLeave={() => setBuilding(false)}
          />
        ) : isFull ? (
          <p>{say("full")}</p>
        ) : (
          <div className={styles.row}>
            <Button onClick={() => setBuilding(true)}>{say("begin")}</Button>
          </div>
        )}
      </div>
    </Part>
  );
}

/** What is laid down, in the words that it was chosen by. */
function Cases({ cases, say }: { readonly cases: readonly Case[]; readonly say: PlanSay }) {
  return (
    <ul className={styles.cases}>
      {cases.map((one) => {
        const [heard = "", choice = one.choose.join(" ")] = one.words ?? [];
        return (
          <li key={JSON.stringify([one.prompt, one.heard, one.choose])}>
            {heard ? say("case", { heard, choice }) : say("case.any", { choice })}
            {one.next.length > 0 && <Cases cases={one.next} say={say} />}
          </li>
        );
      })}
    </ul>
  );
}

interface BuildingProps extends Omit<PlanPartProps, "onTell"> {
  readonly say: PlanSay;
  /** How many cases more may be laid down. */
  readonly room: number;
  readonly onKeep: (chain: readonly Case[]) => void;
  readonly onLeave: () => void;
}

/** Thinks on from what one sees: what the others may do, one after another, and what one answers. */
function Building({ say, room, onKeep, onLeave, ...seen }: BuildingProps) {
  const { thought, stage, labels, choose } = useThought(seen);
  const { chain } = thought;
  const options = labels.map(({ text }, at) => ({ id: String(at), text }));
  const any = { id: "any", text: say("anything") };
  const isDone = chain.length > 0;
  return (
    <div className={styles.part} aria-live="polite">
      <p>{say("guess")}</p>
      {isDone && <Cases cases={grafted([], chain)} say={say} />}
      {thought.words.length > 0 && <p>{thought.words.join(" · ")}</p>}
      {stage === null && !isDone && <p>{say("over")}</p>}
      {stage && chain.length < room && (
        <Select
          key={thought.steps}
          label={stage.own ? say("you") : say("they", { name: seen.shown.names[stage.ask.seat] ?? "" })}
          placeholder={say("pick")}
          value={null}
          options={stage.own ? options : [any, ...distinct(options)]}
          onPick={(id) => choose(id === "any" ? "any" : Number(id))}
        />
      )}
      <div className={styles.row}>
        {isDone && (
          <Button variant="gold" onClick={() => onKeep(chain)}>
            {say("keep")}
          </Button>
        )}
        <Button variant="quiet" onClick={onLeave}>
          {say("leave")}
        </Button>
      </div>
    </div>
  );
}
