import type { Setting, Settings } from "@westmarch/kernel";
import type { Level } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { failureKey, openTable } from "../api.ts";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { tableAddress } from "../links.ts";
import { Button, ButtonLink, Field, Icon, type IconName, Notice, Picks, Slip, Switch } from "../ui/index.ts";
import { useWords } from "../words/index.ts";
import styles from "./lobby.module.css";
import { HOWS, type How, isHow, LEVELS, planOf } from "./plan.ts";
import type { LoadedGame } from "./useGame.ts";

const HOW_ICONS: Readonly<Record<How, IconName>> = { computer: "hearth", friend: "quill", screen: "candle" };

/** Names the server will take. */
const tidy = (name: string): string => name.trim().slice(0, 24);

/** How, which side, how strong, by which rules, under which name. */
export function NewTableForm({ id, game }: { readonly id: string; readonly game: LoadedGame }) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const asked = new URLSearchParams(useSearch()).get("how");
  const remember = useDevice((device) => device.remember);
  const set = useDevice((device) => device.set);
  const known = useDevice((device) => device.name);
  const [how, setHow] = useState<How>(isHow(asked) ? asked : "computer");
  const [side, setSide] = useState<string>("0");
  const [level, setLevel] = useState<Level>("fair");
  const [settings, setSettings] = useState<Settings>({});
  const [name, setName] = useState(known);
  const [second, setSecond] = useState("");
  const [state, setState] = useState<
    "choosing" | "opening" | { readonly failed: ReturnType<typeof failureKey> }
  >("choosing");
  const roles = game.module.game.seats(settings);
  const role = (seat: number) => game.say(`seat.${roles[seat]}`);

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("opening");
    const mine = tidy(name) || say("new.name.default");
    const names = how === "screen" ? [mine, tidy(second) || say("new.name.default.second")] : [mine];
    const seat = side === "chance" ? null : Number(side);
    const wish = { game: id, how, level, settings, names, seat };
    const plan = planOf(wish, roles.length, (n) => Math.floor(Math.random() * n));
    const answer = await openTable({ ...plan, seal: await freshSeal() });
    if (!answer.ok) return setState({ failed: failureKey(answer) });
    set({ name: tidy(name) });
    const { table, token, spectator } = answer.value;
    if (token) remember({ token, table, game: id, at: Date.now() });
    navigate(tableAddress(table, token ?? spectator));
  };

  return (
    <div className={styles.choosing}>
      <p className={styles.about}>{say(`door.${id}.about`)}</p>
      <Slip
        as="form"
        onSubmit={submit}
        className={styles.form}
        aria-label={say("new.title", { game: say(`door.${id}.title`) })}
      >
        <Picks
          wide
          legend={say("new.how")}
          picked={how}
          onPick={setHow}
          picks={HOWS.map((id) => ({
            id,
            text: say(`new.${id}`),
            about: say(`new.${id}.about`),
            icon: <Icon name={HOW_ICONS[id]} size={28} />,
          }))}
        />
        {how !== "screen" && (
          <Picks
            wide
            legend={say("new.side")}
            picked={side}
            onPick={setSide}
            picks={[
              ...roles.map((name, seat) => ({
                id: String(seat),
                text: role(seat),
                about: game.say(`seat.${name}.about`),
              })),
              { id: "chance", text: say("new.chance"), icon: <Icon name="dice" size={28} /> },
            ]}
          />
        )}
        {how === "computer" && (
          <Picks
            wide
            legend={say("new.level")}
            picked={level}
            onPick={setLevel}
            picks={LEVELS.map((id) => ({ id, text: say(`level.${id}`), about: say(`level.${id}.about`) }))}
          />
        )}
        <div className={styles.names}>
          <Field
            label={how === "screen" ? say("new.name.first", { role: role(0) }) : say("new.name")}
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder={say("new.name.default")}
            help={say("new.name.help")}
            maxLength={24}
            autoComplete="nickname"
          />
          {how === "screen" && (
            <Field
              label={say("new.name.first", { role: role(1) })}
              value={second}
              onChange={({ target }) => setSecond(target.value)}
              placeholder={say("new.name.default.second")}
              maxLength={24}
              autoComplete="off"
            />
          )}
        </div>
        <SettingsOf
          settings={game.module.game.settings}
          chosen={settings}
          onChoose={(news) => setSettings((old) => ({ ...old, ...news }))}
          say={game.say}
        />
        {typeof state === "object" && (
          <Notice tone="danger" title={say("new.failed")}>
            <p>{say(state.failed)}</p>
          </Notice>
        )}
        <div className={styles.actions}>
          <Button type="submit" variant="gold" disabled={state === "opening"}>
            {say(state === "opening" ? "new.opening" : "new.open")}
          </Button>
        </div>
      </Slip>
      <p className={styles.first}>
        <span>{say("new.first")}</span>
        <ButtonLink variant="quiet" href={`/guide/${id}`}>
          {say("new.guide")}
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/rules/${id}`}>
          {say("new.rules")}
        </ButtonLink>
      </p>
    </div>
  );
}

interface SettingsOfProps {
  readonly settings: readonly Setting[];
  readonly chosen: Settings;
  readonly onChoose: (news: Settings) => void;
  readonly say: LoadedGame["say"];
}

/** The rules a table may be set to, folded away: left alone they are the rulebook's. */
function SettingsOf({ settings, chosen, onChoose, say }: SettingsOfProps) {
  const { say: shell } = useWords();
  if (settings.length === 0) return null;
  /** What more there is to say of a setting; a game need not. */
  const about = (id: string) => {
    const key = `setting.${id}.about`;
    const text = say(key);
    return text === key ? {} : { about: text };
  };
  return (
    <details className={styles.settings}>
      <summary>
        <span>{shell("new.settings")}</span>
        <span className={styles.aside}>{shell("new.settings.about")}</span>
      </summary>
      <div className={styles.settingList}>
        {settings.map((setting) =>
          setting.kind === "switch" ? (
            <Switch
              key={setting.id}
              label={say(`setting.${setting.id}`)}
              {...about(setting.id)}
              on={chosen[setting.id] === undefined ? setting.initial : chosen[setting.id] === true}
              onTurn={(on) => onChoose({ [setting.id]: on })}
            />
          ) : (
            <Picks
              key={setting.id}
              legend={say(`setting.${setting.id}`)}
              picked={String(chosen[setting.id] ?? setting.initial)}
              onPick={(value) => onChoose({ [setting.id]: value })}
              picks={setting.values.map((value) => ({
                id: value,
                text: say(`setting.${setting.id}.${value}`),
              }))}
            />
          ),
        )}
      </div>
    </details>
  );
}
