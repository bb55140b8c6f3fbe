import {
  Select as AriaSelect,
  Button,
  Label,
  ListBox,
  ListBoxItem,
  Popover,
  SelectValue,
} from "react-aria-components";
import styles from "./Select.module.css";
import { unseen } from "./unseen.ts";

export interface SelectProps<T extends string> {
  readonly label: string;
  /** What it is for stands beside it already: the label is heard alone. */
  readonly unlabelled?: boolean;
  /** Null: nothing yet. */
  readonly value: T | null;
  /** What stands there as long as nothing is picked. */
  readonly placeholder?: string;
  readonly options: readonly { readonly id: T; readonly text: string }[];
  readonly onPick: (id: T) => void;
}

/** One out of several, opened by a press. Not in `index.ts`: react-aria is for those who open something. */
export function Select<T extends string>({
  label,
  unlabelled = false,
  value,
  placeholder,
  options,
  onPick,
}: SelectProps<T>) {
  return (
    <AriaSelect
      className={styles.select}
      selectedKey={value}
      {...(placeholder !== undefined && { placeholder })}
      onSelectionChange={(key) => {
        const picked = options.find(({ id }) => id === key);
        if (picked) onPick(picked.id);
      }}
    >
      <Label className={unlabelled ? unseen : undefined}>{label}</Label>
      <Button className={styles.button}>
        <SelectValue />
        <span aria-hidden="true" className={styles.mark} />
      </Button>
      <Popover className={styles.popover} placement="top">
        <ListBox className={styles.list}>
          {options.map(({ id, text }) => (
            <ListBoxItem key={id} id={id} textValue={text} className={styles.item}>
              {text}
            </ListBoxItem>
          ))}
        </ListBox>
      </Popover>
    </AriaSelect>
  );
}
