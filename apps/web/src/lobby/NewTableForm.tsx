import { latePart } from "@westmarch/boardkit/later";
import { isLevel, LEVELS, type Settings } from "@westmarch/kernel";
import type { Level, Pace } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useLocation, useSearch } from "wouter";
import { DeckChoices, useChosen } from "../decks/DeckChoices.tsx";
import { decksAt } from "../decks/decksAt.ts";
import { BUILT_IN, PackChoice, useChosenPack } from "../decks/PackChoice.tsx";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { addressHere } from "../device/localToken.ts";
import { behind, besideIt, doorOf, schoolOf } from "../games/doors.ts";
import type { LoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey, openTable } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { useOnline } from "../net/useOnline.ts";
import { levelFor, scoreAgainst } from "../practice/bouts.ts";
import { usePractice } from "../practice/index.ts";
import { listTable } from "../public-lobby/api.ts";
import { Button, ButtonLink, Field, Icon, type IconName, Notice, Picks, Slip } from "../ui/index.ts";
import styles from "./lobby.module.css";
import { GUESTS, type Guest, HOWS, type How, isHow, planOf } from "./plan.ts";
import { ChoiceOf, type ChoiceSetting, SettingsOf } from "./Settings.tsx";

const ListingSwitches = latePart(async () => (await import("../public-lobby/Listing.tsx")).ListingSwitches);
const PaceChoice = latePart(async () => (await import("../time/PaceChoice.tsx")).PaceChoice);
const HereSwitch = latePart(async () => (await import("../local-tables/LocalTableSwitch.tsx")).HereSwitch);
const RatedSwitch = latePart(async () => (await import("../ratings/RatedSwitch.tsx")).RatedSwitch);

const HOW_ICONS: Readonly<Record<How, IconName>> = { computer: "hearth", friend: "quill", screen: "candle" };

/** Names the server will take. */
const tidy = (name: string): string => name.trim().slice(0, 24);

/** Who else sits at a table for more than two, by seat. */
interface Company {
  readonly guests: readonly Guest[];
  readonly names: readonly string[];
}

/** The setting that says how many play, if a game has one: it is chosen before anything else. */
const countingSetting = ({ settings, seats }: LoadedGame["module"]["game"]): ChoiceSetting | null =>
  settings.find(
    (setting): setting is ChoiceSetting =>
      setting.kind === "choice" &&
      new Set(setting.values.map((value) => seats({ [setting.id]: value }).length)).size > 1,
  ) ?? null;

/** How, which side, how strong, by which rules, under which name. */
export function NewTableForm({ id, game }: { readonly id: string; readonly game: LoadedGame }) {
  const { say, language } = useWords();
  const [, navigate] = useLocation();
  const search = new URLSearchParams(useSearch());
  const asked = search.get("how");
  const remember = useDevice((device) => device.remember);
  const set = useDevice((device) => device.set);
  const known = useDevice((device) => device.name);
  const [how, setHow] = useState<How>(isHow(asked) ? asked : "computer");
  const [side, setSide] = useState<string>("0");
  const bouts = usePractice((practice) => practice.bouts);
  const wanted = search.get("level");
  const [level, setLevel] = useState<Level>(isLevel(wanted) ? wanted : levelFor(bouts, id));
  const [settings, setSettings] = useState<Settings>({});
  const [name, setName] = useState(known);
  const [second, setSecond] = useState("");
  const [listed, setListed] = useState({ join: false, watch: false });
  const [pace, setPace] = useState<Pace | null>({ kind: "none" });
  const online = useOnline();
  const [kept, keep] = useState(search.has("here"));
  /** It is wanted on this device alone, as it must be without a server. */
  const keeps = kept || !online;
  const [rated, setRated] = useState(true);
  const [company, setCompany] = useState<Company>({ guests: [], names: [] });
  const [state, setState] = useState<
    | "choosing"
    | "opening"
    | { readonly failed: ReturnType<typeof failureKey> | "error.unkept" | "new.unreached" }
  >("choosing");
  const roles = game.module.game.seats(settings);
  const role = (seat: number) => game.say(`seat.${roles[seat]}`);
  const many = roles.length > 2;
  const seated = many && side === "chance" ? 0 : Number(side);
  const guests = roles.map((_, seat): Guest => company.guests[seat] ?? how);
  const counting = countingSetting(game.module.game);
  const { decks, packs } = game;
  const chosen = useChosen(id, decks, search.get("deck"));
  const pack = useChosenPack(id, packs, search.get("pack"));
  const mySeat = how === "screen" && !many ? 0 : seated || 0;
  const others = roles.flatMap((_, seat) =>
    seat === mySeat ? [] : [{ seat, guest: many ? (guests[seat] ?? "computer") : how }],
  );
  const people = [
    { place: 0, legend: say("new.deck") },
    ...others.flatMap(({ seat, guest }, at) =>
      guest !== "screen" ? [] : [{ place: at + 1, legend: say("new.deck.of", { role: role(seat) }) }],
    ),
  ];
  const computers = others.flatMap(({ seat, guest }, at) =>
    guest !== "computer"
      ? []
      : [
          {
            place: at + 1,
            legend: many ? say("new.deck.of", { role: role(seat) }) : say("new.deck.computer"),
          },
        ],
  );
  /** Somebody is to come. */
  const invited = others.some(({ guest }) => guest === "friend");
  /** Whoever shares a screen has no clock. */
  const shared = others.some(({ guest }) => guest === "screen");
  /** After a draft its round is the server’s to hold. */
  const isWhole = schoolOf(id)?.id === id;
  /** Nobody else is to come, so it can stand on this device alone. */
  const here = keeps && !invited && isWhole;
  const timed = !shared && !here;
  const brings = [
    chosen.at(0),
    ...others.map(({ guest }, at) => (guest === "computer" ? chosen.given(at + 1) : chosen.at(at + 1))),
  ];
  const whole = !decks || brings.every((one) => one === null || decks.isWhole(one));

  const fared = (level: Level): string => {
    const score = scoreAgainst(bouts, id, level);
    return score.games > 0 ? say("level.fared", { ...score }) : "";
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setState("opening");
    const mine = tidy(name) || say("new.name.default");
    const names = many
      ? roles.map((_, at) => (at === seated ? mine : tidy(company.names[at] ?? "") || role(at)))
      : how === "screen"
        ? [mine, tidy(second) || say("new.name.default.second")]
        : [mine];
    const seat = many ? seated : side === "chance" ? null : Number(side);
    const wish = {
      game: id,
      how,
      level,
      settings: { ...settings, ...pack.settings },
      names,
      seat,
      ...(many && { guests }),
      ...(decks && {
        settingsAt: (mine: number) =>
          decksAt(
            {
              choosing: decks,
              brings,
              level,
            },
            mine,
          ),
      }),
    };
    const plan = planOf(wish, roles.length, (n) => Math.floor(Math.random() * n));
    if (here) {
      try {
        const { openHere } = await import("../local-tables/openTable.ts");
        const table = await openHere(plan);
        set({ name: tidy(name) });
        return navigate(addressHere(table));
      } catch (error) {
        console.error(error);
        return setState({ failed: "error.unkept" });
      }
    }
    const answer = await openTable({
      ...plan,
      seal: await freshSeal(),
      ...(timed && pace && pace.kind !== "none" && { pace }),
      rated,
    });
    if (!answer.ok) {
      // Nobody else is to come: it can be played here, and the next press does so.
      const canStay = answer.code === "offline" && !invited && isWhole;
      if (canStay) keep(true);
      return setState({ failed: canStay ? "new.unreached" : failureKey(answer) });
    }
    set({ name: tidy(name) });
    const { table, token, spectator } = answer.value;
    if (token) remember({ token, table, game: id, at: Date.now() });
    // Where that fails, the table stands all the same, and can be listed from there.
    if (token && (listed.watch || (listed.join && invited))) await listTable({ token, language, ...listed });
    navigate(tableAddress(table, token ?? spectator));
  };

  return (
    <div className={styles.choosing}>
      <p className={styles.about}>{say(`door.${id}.about`)}</p>
      {besideIt(id).map((door) => (
        <p key={door.id} className={styles.first}>
          <ButtonLink variant="quiet" href={behind(door)}>
            {say(`door.${door.id}.title`)}
          </ButtonLink>
          <span>{say(`door.${door.id}.line`)}</span>
        </p>
      ))}
      <Slip
        as="form"
        onSubmit={submit}
        className={styles.form}
        aria-label={say("new.title", { game: say(`door.${id}.title`) })}
      >
        {counting && (
          <ChoiceOf
            setting={counting}
            chosen={settings}
            onChoose={(news) => {
              setSettings((old) => ({ ...old, ...news }));
              setSide("0");
            }}
            say={game.say}
          />
        )}
        {!many && (
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
        )}
        <DeckChoices game={id} loaded={game} chosen={chosen} people={people} />
        {decks && computers.length > 0 && (
          <details className={styles.settings}>
            <summary>
              <span>{say("new.deck.computers")}</span>
              <span className={styles.aside}>{say("new.deck.computers.about")}</span>
            </summary>
            <div className={styles.settingList}>
              <DeckChoices
                game={id}
                loaded={game}
                chosen={chosen}
                people={computers}
                itself={say("new.deck.itself")}
              />
            </div>
          </details>
        )}
        {decks && invited && <p className={styles.aside}>{say("new.deck.friend")}</p>}
        {(many || how !== "screen") && (
          <Picks
            wide
            legend={say("new.side")}
            picked={many ? String(seated) : side}
            onPick={setSide}
            picks={[
              ...roles.map((name, seat) => ({
                id: String(seat),
                text: role(seat),
                about: game.say(`seat.${name}.about`),
              })),
              ...(many
                ? []
                : [{ id: "chance", text: say("new.chance"), icon: <Icon name="dice" size={28} /> }]),
            ]}
          />
        )}
        {many &&
          roles.map(
            (name, seat) =>
              seat !== seated && (
                <Picks
                  key={name}
                  legend={say("new.name.first", { role: role(seat) })}
                  picked={guests[seat] ?? "computer"}
                  onPick={(guest) => setCompany({ ...company, guests: guests.with(seat, guest) })}
                  picks={GUESTS.map((guest) => ({ id: guest, text: say(`new.guest.${guest}`) }))}
                />
              ),
          )}
        {(many
          ? guests.some((guest, seat) => seat !== seated && guest === "computer")
          : how === "computer") && (
          <Picks
            wide
            legend={say("new.level")}
            picked={level}
            onPick={setLevel}
            picks={LEVELS.map((level) => ({
              id: level,
              text: say(`level.${level}`),
              about: [say(`level.${level}.about`), fared(level)].filter(Boolean).join(" "),
            }))}
          />
        )}
        <div className={styles.names}>
          <Field
            label={how === "screen" && !many ? say("new.name.first", { role: role(0) }) : say("new.name")}
            value={name}
            onChange={({ target }) => setName(target.value)}
            placeholder={say("new.name.default")}
            help={say("new.name.help")}
            maxLength={24}
            autoComplete="nickname"
          />
          {many &&
            roles.map(
              (name, seat) =>
                seat !== seated &&
                guests[seat] === "screen" && (
                  <Field
                    key={name}
                    label={say("new.name.first", { role: role(seat) })}
                    value={company.names[seat] ?? ""}
                    onChange={({ target }) =>
                      setCompany({
                        ...company,
                        names: roles.map((_, at) => (at === seat ? target.value : (company.names[at] ?? ""))),
                      })
                    }
                    placeholder={role(seat)}
                    maxLength={24}
                    autoComplete="off"
                  />
                ),
            )}
          {how === "screen" && !many && (
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
        <PackChoice loaded={game} chosen={pack} />
        <SettingsOf
          settings={game.module.game.settings.filter(
            (setting) => setting !== counting && !decks?.isDeck(setting.id),
          )}
          chosen={settings}
          onChoose={(news) => {
            // Of two packs, the one that was chosen last.
            if (packs && packs.setting in news) pack.pick(BUILT_IN);
            setSettings((old) => ({ ...old, ...news }));
          }}
          say={game.say}
          {...(game.module.readDocument && { read: game.module.readDocument })}
        />
        {!invited && isWhole && <HereSwitch online={online} on={keeps} onTurn={keep} />}
        {timed && <PaceChoice game={id} folded={!invited} onChoose={setPace} />}
        <div className={styles.settingList}>
          {timed && !here && Object.keys(pack.settings).length === 0 && (
            <RatedSwitch on={rated} onTurn={setRated} />
          )}
          {invited && <ListingSwitches listed={listed} free onTurn={setListed} />}
        </div>
        <div className={styles.actions}>
          {typeof state === "object" && (
            <Notice tone="danger" title={say("new.failed")}>
              <p>{say(state.failed)}</p>
            </Notice>
          )}
          <Button type="submit" variant="gold" disabled={state === "opening" || !whole || (timed && !pace)}>
            {say(state === "opening" ? "new.opening" : "new.open")}
          </Button>
        </div>
      </Slip>
      <p className={styles.first}>
        <span>{say("new.first")}</span>
        <ButtonLink variant="quiet" href={`/guide/${id}`}>
          {say("new.guide")}
        </ButtonLink>
        {schoolOf(id)?.deckPages && (
          <ButtonLink variant="quiet" href={`/decks/${id}`}>
            {say("decks.build")}
          </ButtonLink>
        )}
        {doorOf(id)?.packPages && (
          <ButtonLink variant="quiet" href={`/packs/${id}`}>
            {say("packs.own")}
          </ButtonLink>
        )}
        <ButtonLink variant="quiet" href={`/ladder/${id}`}>
          {say("nav.ladder")}
        </ButtonLink>
        <ButtonLink variant="quiet" href={`/rules/${id}`}>
          {say("new.rules")}
        </ButtonLink>
      </p>
    </div>
  );
}
