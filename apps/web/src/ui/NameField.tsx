import { useWords } from "../i18n/index.ts";
import { Field } from "./fields.tsx";

export interface NameFieldProps {
  readonly name: string;
  readonly onName: (name: string) => void;
}

/** The name under which a player sits down. */
export function NameField({ name, onName }: NameFieldProps) {
  const { say } = useWords();
  return (
    <Field
      label={say("new.name")}
      value={name}
      onChange={({ target }) => onName(target.value)}
      placeholder={say("new.name.default")}
      help={say("new.name.help")}
      maxLength={24}
      autoComplete="nickname"
    />
  );
}
