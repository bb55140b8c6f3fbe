import type { InvitationTold } from "@westmarch/protocol";
import { useAccount } from "../accounts/account.ts";
import { dropInvitation } from "../accounts/api.ts";
import { askByName, useByName } from "../accounts/byName.ts";
import styles from "../accounts/people.module.css";
import { Seal } from "../accounts/Seal.tsx";
import { type PeopleSay, usePeopleWords } from "../accounts/words.ts";
import { doorOf } from "../games/doors.ts";
import { useWords } from "../i18n/index.ts";
import { addressOf } from "../net/links.ts";
import { Drawing } from "../ui/Drawing.tsx";
import { Button, ButtonLink, Slip } from "../ui/index.ts";

interface InvitationsProps {
  /** They stand by themselves, and the first of them has the gold. */
  readonly asLeaf?: boolean;
}

/** Seats that other players keep for the person who is signed in. */
export function Invitations({ asLeaf = false }: InvitationsProps) {
  const id = useAccount(({ person }) => person?.id ?? null);
  return id !== null && <Waiting key={id} asLeaf={asLeaf} />;
}

function Waiting({ asLeaf }: Required<InvitationsProps>) {
  const say = usePeopleWords();
  // Every page of whoever is signed in asks for them, for its bell.
  const all = useByName(({ told }) => told?.invitations);
  if (!say || !all || all.length === 0) return null;
  const drop = async ({ table, seat }: InvitationTold, block: boolean) => {
    await dropInvitation({ table, seat, block });
    await askByName();
  };
  const list = (
    <>
      <h3 id="invited">{say("invited")}</h3>
      <ul>
        {all.map((one, place) => (
          <Kept
            key={`${one.table} ${one.seat}`}
            of={one}
            isGold={asLeaf && place === 0}
            say={say}
            onDrop={(block) => void drop(one, block)}
          />
        ))}
      </ul>
    </>
  );
  return asLeaf ? (
    <Slip aria-labelledby="invited" className={styles.invited} data-leaf>
      {list}
    </Slip>
  ) : (
    <section aria-labelledby="invited" className={styles.invited}>
      {list}
    </section>
  );
}

interface KeptProps {
  readonly of: InvitationTold;
  readonly isGold: boolean;
  readonly say: PeopleSay;
  /** Lets the seat be, and may block the player who keeps it. */
  readonly onDrop: (block: boolean) => void;
}

/** A seat that is kept: by whom, in which game, and the answers. */
function Kept({ of: { from, game, token }, isGold, say, onDrop }: KeptProps) {
  const { say: shell } = useWords();
  const door = doorOf(game);
  const title = door ? shell(`door.${door.id}.title`) : game;
  return (
    <li>
      {door && <Drawing of={door.art} className={styles.door} />}
      <p>
        <Seal seal={from} size={22} /> {say("invited.by", { name: from.name, game: title })}
      </p>
      <div className={styles.answers}>
        <ButtonLink
          href={addressOf({ kind: "join", token })}
          variant={isGold ? "gold" : "plain"}
          aria-label={say("invited.take.one", { name: from.name, game: title })}
        >
          {say("invited.take")}
        </ButtonLink>
        <Button
          variant="quiet"
          onClick={() => onDrop(false)}
          aria-label={say("invited.drop.one", { name: from.name, game: title })}
        >
          {say("invited.drop")}
        </Button>
        <Button
          variant="quiet"
          onClick={() => onDrop(true)}
          aria-label={say("invited.block.one", { name: from.name })}
        >
          {say("invited.block")}
        </Button>
      </div>
    </li>
  );
}
