/** Whether there are accounts at this server, and who is signed in on this device. Asked once for a page. */
import type { AccountsTold, PersonTold } from "@westmarch/protocol";
import { create } from "zustand";
import { useDevice } from "../device/index.ts";
import { accountsHere } from "./api.ts";

/** Heard at the window when the account has got seats that are not on this device yet. */
export const TABLES_GIVEN = "westmarch-tables-given";

type Account = AccountsTold & {
  /** Null: the page has not asked, or the server could not be reached. */
  readonly asked: Promise<void> | null;
  /** The account has no room for everything that is here. */
  readonly full: boolean;
  /** What this device had before, and is not in the account; null: nothing is. */
  readonly guests: GuestThings | null;
};

/** Seats, decks and data packs of a guest, and whether their player has said that they stay so. */
export interface GuestThings {
  readonly tables: number;
  readonly items: number;
  readonly stays: boolean;
}

export const useAccount = create<Account>()(() => ({
  on: false,
  mails: false,
  person: null,
  asked: null,
  full: false,
  guests: null,
}));

/** Takes down the person who is signed in, and gives new tables their name. */
export function signedIn({ person, mails }: Pick<PersonTold, "person" | "mails">): void {
  const device = useDevice.getState();
  if (device.account !== (person?.id ?? null)) useAccount.setState({ guests: null });
  device.setAccount(person?.id ?? null);
  useAccount.setState({
    on: true,
    mails,
    person: person && { id: person.id, name: person.name, colour: person.colour, charge: person.charge },
  });
  if (person) device.set({ name: person.name });
}

/** Asks the server, unless that has been done. */
export function askOnce(): Promise<void> {
  const { asked } = useAccount.getState();
  if (asked) return asked;
  const asking = accountsHere().then((answer) => {
    if (answer.ok) {
      useAccount.setState(answer.value);
      useDevice.getState().setAccount(answer.value.person?.id ?? null);
    } else useAccount.setState({ asked: null });
  });
  useAccount.setState({ asked: asking });
  return asking;
}
