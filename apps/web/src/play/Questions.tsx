import styles from "../table/drawers/Drawer.module.css";
import { useSay } from "../table/text/words.tsx";
import { Button, Dialog } from "../ui/index.ts";
import { useKeyWords } from "./keyWords.ts";

interface Asking {
  readonly open: boolean;
  readonly onClose: () => void;
}

export interface QuestionsProps {
  readonly asked: "resign" | "draw" | "keys";
  readonly onClose: () => void;
  readonly onResign: () => void;
  readonly onOffer: () => void;
}

/** What the table asks twice, and what its keys do. */
export const Questions = ({ asked, onClose, onResign, onOffer }: QuestionsProps) => (
  <>
    <ResignQuestion open={asked === "resign"} onClose={onClose} onResign={onResign} />
    <DrawQuestion open={asked === "draw"} onClose={onClose} onOffer={onOffer} />
    <KeysHelp open={asked === "keys"} onClose={onClose} />
  </>
);

/** Giving a game up is the one thing at a table that is asked twice. */
function ResignQuestion({ open, onClose, onResign }: Asking & { onResign: () => void }) {
  const say = useSay();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say("table.resign.title")}
      mustAnswer
      actions={
        <>
          <Button
            variant="danger"
            onClick={() => {
              onClose();
              onResign();
            }}
          >
            {say("table.resign.yes")}
          </Button>
          <Button onClick={onClose}>{say("table.resign.no")}</Button>
        </>
      }
    >
      <p>{say("table.resign.about")}</p>
    </Dialog>
  );
}

/** A computer answers at once, and may agree: that is not done by a slip of the hand. */
function DrawQuestion({ open, onClose, onOffer }: Asking & { onOffer: () => void }) {
  const say = useSay();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={say("table.draw.title")}
      actions={
        <>
          <Button
            variant="gold"
            onClick={() => {
              onClose();
              onOffer();
            }}
          >
            {say("table.draw.offer")}
          </Button>
          <Button onClick={onClose}>{say("table.never-mind")}</Button>
        </>
      }
    >
      <p>{say("table.draw.about")}</p>
    </Dialog>
  );
}

/** Keys and what they do. */
const SHORTCUTS = [
  ["1 – 9", "choose"],
  ["0, 12", "number"],
  ["Enter", "onward"],
  ["Esc", "back"],
  ["C", "prompt"],
  ["B", "board"],
  ["+, −, 0", "map"],
  ["U", "undo"],
  ["G", "glance"],
  ["H", "history"],
  ["R", "replay"],
  ["[, ]", "steps"],
  ["I", "rules"],
  ["L", "log"],
  ["T", "talk"],
  ["M", "table"],
  ["?", "help"],
] as const;

function KeysHelp({ open, onClose }: Asking) {
  const say = useSay();
  const words = useKeyWords();
  return (
    <Dialog open={open} onClose={onClose} title={say("table.keys")}>
      <dl className={styles.keys}>
        {SHORTCUTS.map(([key, does]) => (
          <div key={key}>
            <dt>
              <kbd>{key}</kbd>
            </dt>
            <dd>{words?.(`keys.${does}`)}</dd>
          </div>
        ))}
      </dl>
      <p>{words?.("keys.off")}</p>
    </Dialog>
  );
}
