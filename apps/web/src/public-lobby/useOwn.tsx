import { type ReactNode, useState } from "react";
import { useDevice } from "../device/index.ts";
import { isComputer, type KnownTableEntry } from "../device/knownTables.ts";
import { useWords } from "../i18n/index.ts";
import { failureKey } from "../net/api.ts";
import { askOwnTables, useOwnTables } from "../ui/header/waiting.ts";
import { announce, Button, Dialog, Notice } from "../ui/index.ts";

/** The tables of this device, and what can be done about all of them. */
interface Own {
  /** With what the server says of them; null: it has said nothing yet. */
  readonly told: readonly KnownTableEntry[] | null;
  /** The same, as far as they are known. */
  readonly entries: readonly KnownTableEntry[];
  /** Whether the server could not be asked. */
  readonly isFailed: boolean;
  /** Forgets a table, and asks before where another player waits there. */
  readonly onForget: (entry: KnownTableEntry) => void;
  /** What went wrong, and the question before a table is forgotten. */
  readonly troubles: ReactNode;
}

/** Everything that this device knows of its tables. */
export function useOwn(): Own {
  const { say } = useWords();
  const known = useDevice((device) => device.tables);
  const forget = useDevice((device) => device.forget);
  const [leaving, setLeaving] = useState<KnownTableEntry | null>(null);
  const summaries = useOwnTables((told) => told.summaries);
  const failed = useOwnTables((told) => told.failure);
  const entries = known.map((table) => ({
    known: table,
    summary: summaries?.find(({ token }) => token === table.token) ?? null,
  }));
  return {
    told: summaries && entries,
    entries,
    isFailed: failed !== null,
    // Only a seat at which another player waits is worth a question.
    onForget: (entry) =>
      entry.summary && !entry.summary.result && !isComputer(entry.summary)
        ? setLeaving(entry)
        : forget(entry.known.token),
    troubles: (
      <>
        {failed && (
          <Notice
            tone="danger"
            actions={
              <Button onClick={() => void askOwnTables(known.map(({ token }) => token))}>
                {say("retry")}
              </Button>
            }
          >
            <p>{say(failureKey(failed))}</p>
          </Notice>
        )}
        <Forgetting entry={leaving} onClose={() => setLeaving(null)} />
      </>
    ),
  };
}

interface ForgettingProps {
  /** Null: nothing is asked. */
  readonly entry: KnownTableEntry | null;
  readonly onClose: () => void;
}

/** Whether this device is to forget a table. */
function Forgetting({ entry, onClose }: ForgettingProps) {
  const { say } = useWords();
  const forget = useDevice((device) => device.forget);
  const leave = () => {
    if (entry) forget(entry.known.token);
    onClose();
    announce(say("tables.forgotten"));
  };
  return (
    <Dialog
      open={entry !== null}
      onClose={onClose}
      title={say("tables.forget.title")}
      actions={
        <>
          <Button onClick={onClose}>{say("tables.forget.keep")}</Button>
          <Button variant="danger" onClick={leave}>
            {say("tables.forget")}
          </Button>
        </>
      }
    >
      <p>{say("tables.forget.about")}</p>
    </Dialog>
  );
}
