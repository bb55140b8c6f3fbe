import type { Settings } from "@westmarch/kernel";
import type { ListedTable } from "@westmarch/protocol";
import { type FormEvent, useState } from "react";
import { useLocation } from "wouter";
import { type Brought, GuestDeck, NOTHING } from "../decks/GuestDeck.tsx";
import { freshSeal } from "../device/contribution.ts";
import { useDevice } from "../device/index.ts";
import { failureText } from "../device/unreached.ts";
import { DoorAbove } from "../games/Doors.tsx";
import { doorOf } from "../games/doors.ts";
import { type LoadedGame, useLoadedGame } from "../games/useLoadedGame.ts";
import { useWords } from "../i18n/index.ts";
import lobby from "../lobby/lobby.module.css";
import { failureKey, freshKey } from "../net/api.ts";
import { tableAddress } from "../net/links.ts";
import { PaceLine } from "../time/PaceLine.tsx";
import { Busy, Button, ButtonLink, Notice, Page, Picks, Slip } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";
import { NameField } from "../ui/NameField.tsx";
import { Refusal } from "../ui/Refusal.tsx";
import { Trouble } from "../ui/Trouble.tsx";
import { joinListed } from "./api.ts";
import { namesAt } from "./names.ts";
import { usePublicLobby } from "./usePublicLobby.ts";
import { type PublicLobbySay, usePublicLobbyWords } from "./words.ts";

/** `/tables/TABLE`: a seat at a table of the public lobby. */
export function SitDown({ table }: { readonly table: string }) {
  const say = usePublicLobbyWords();
  const { now, failure } = usePublicLobby();
  if (!say || (!now && !failure)) return <Busy />;
  if (!now)
    return (
      <Page title={say("sit")}>
        <Refusal
          told={failure ? failureKey(failure) : "error.unavailable"}
          actions={<ButtonLink href="/tables">{say("back")}</ButtonLink>}
        />
      </Page>
    );
  const found = now.tables.find((one) => one.table === table);
  return found ? <Taking table={found} say={say} /> : <Gone say={say} />;
}

function Gone({ say }: { readonly say: PublicLobbySay }) {
  const { say: shell } = useWords();
  return (
    <Lost
      title={say("sit")}
      about={say("gone")}
      pastes={false}
      gold={
        <ButtonLink href="/tables" variant="gold">
          {say("back")}
        </ButtonLink>
      }
    >
      <ButtonLink href="/" variant="quiet">
        {shell("tables.doors")}
      </ButtonLink>
    </Lost>
  );
}

interface TakingProps {
  readonly table: ListedTable;
  readonly say: PublicLobbySay;
}

function Taking({ table, say }: TakingProps) {
  const { say: shell } = useWords();
  const game = useLoadedGame(table.game);
  const door = doorOf(table.game);
  const title = door ? shell(`door.${door.id}.title`) : say("sit");
  if (game.state === "loading") return <Busy />;
  return (
    <Page title={title}>
      <DoorAbove game={table.game} />
      <Slip>
        {game.state === "failed" ? (
          <Notice tone="danger" actions={<Button onClick={game.retry}>{shell("retry")}</Button>}>
            <p>{shell(failureText(game.error))}</p>
          </Notice>
        ) : (
          <SeatForm table={table} say={say} game={game} />
        )}
      </Slip>
    </Page>
  );
}

/** Rules that are not the usual ones, in the game's own words. */
const rulesIn = (settings: Settings, { say }: LoadedGame): readonly string[] =>
  Object.entries(settings).map(([id, value]) =>
    typeof value === "boolean"
      ? say(`setting.${id}`)
      : `${say(`setting.${id}`)}: ${say(`setting.${id}.${value}`)}`,
  );

type SeatState = "asking" | "taking" | { readonly failed: ReturnType<typeof failureKey> | "gone" };

/** Takes a free seat at a table that is listed. */
function useSitDown({ table, game }: ListedTable) {
  const { say } = useWords();
  const [, navigate] = useLocation();
  const { remember, set } = useDevice();
  const [key] = useState(freshKey);
  const [state, setState] = useState<SeatState>("asking");
  const sit = async (seat: number | undefined, name: string, brings: Brought) => {
    if (seat === undefined) return setState({ failed: "gone" });
    setState("taking");
    const answer = await joinListed({
      table,
      seat,
      name: name || say("new.name.default"),
      key,
      seal: await freshSeal(),
      ...(brings.settings && { settings: { ...brings.settings } }),
    });
    if (!answer.ok) return setState({ failed: answer.code === "not-found" ? "gone" : failureKey(answer) });
    const { token } = answer.value;
    set({ name });
    remember({ token, table, game, at: Date.now() });
    navigate(tableAddress(table, token), { replace: true });
  };
  return { state, sit };
}

function SeatForm({ table, say, game }: TakingProps & { readonly game: LoadedGame }) {
  const { say: shell, language } = useWords();
  const { name: known } = useDevice();
  const [name, setName] = useState(known);
  const [wanted, setWanted] = useState<number | null>(null);
  const [brings, setBrings] = useState<Brought>(NOTHING);
  const { state, sit } = useSitDown(table);
  const { free, settings } = table;
  const seat = wanted !== null && free.includes(wanted) ? wanted : free[0];
  const rules = rulesIn(settings, game);
  const list = new Intl.ListFormat(language, { type: "conjunction" });
  const failed = typeof state === "object" ? state.failed : null;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void sit(seat, name.trim(), brings);
  };
  return (
    <form className={lobby.invitation} onSubmit={submit}>
      <p>{say("with", { names: namesAt(table, say, language) })}</p>
      <PaceLine pace={table.pace} />
      {rules.length > 0 && <p>{say("changed", { rules: list.format(rules) })}</p>}
      <Picks
        legend={say("which")}
        picked={String(seat ?? "")}
        onPick={(picked) => setWanted(Number(picked))}
        picks={free.map((one) => ({
          id: String(one),
          text: game.say(`seat.${table.seats[one]?.role ?? ""}`),
        }))}
      />
      {table.gathers && seat !== undefined && doorOf(table.game)?.deckPages && (
        <GuestDeck game={table.game} seat={seat} onBring={setBrings} />
      )}
      <NameField name={name} onName={setName} />
      <Trouble told={failed && (failed === "gone" ? say("gone") : shell(failed))} />
      <div className={lobby.actions}>
        <Button
          type="submit"
          variant="gold"
          disabled={state === "taking" || !brings.isWhole || seat === undefined}
        >
          {say(state === "taking" ? "sitting" : "sit")}
        </Button>
        <ButtonLink href="/tables" variant="quiet">
          {say("back")}
        </ButtonLink>
      </div>
    </form>
  );
}
