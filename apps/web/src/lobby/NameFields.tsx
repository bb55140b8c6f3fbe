import { useWords } from "../i18n/index.ts";
import { Field } from "../ui/index.ts";
import styles from "./lobby.module.css";
import type { NewTableProps } from "./useNewTable.ts";

/** The own name, and those of all who share the screen. */
export function NameFields({ table }: NewTableProps) {
  const { say } = useWords();
  const { choices, choose, seats, how } = table;
  const isShared = how === "screen" && !seats.many;
  return (
    <div className={styles.names}>
      <Field
        label={isShared ? say("new.name.first", { role: seats.role(0) }) : say("new.name")}
        value={choices.name}
        onChange={({ target }) => choose({ name: target.value })}
        placeholder={say("new.name.default")}
        help={say("new.name.help")}
        maxLength={24}
        autoComplete="nickname"
      />
      {seats.many && <CompanyNames table={table} />}
      {isShared && (
        <Field
          label={say("new.name.first", { role: seats.role(1) })}
          value={choices.second}
          onChange={({ target }) => choose({ second: target.value })}
          placeholder={say("new.name.default.second")}
          maxLength={24}
          autoComplete="off"
        />
      )}
    </div>
  );
}

function CompanyNames({ table: { choices, choose, seats } }: NewTableProps) {
  const { say } = useWords();
  const { roles, role, seated, guests } = seats;
  const { company } = choices;
  return roles.map(
    (name, seat) =>
      seat !== seated &&
      guests[seat] === "screen" && (
        <Field
          key={name}
          label={say("new.name.first", { role: role(seat) })}
          value={company.names[seat] ?? ""}
          onChange={({ target }) =>
            choose({
              company: {
                ...company,
                names: roles.map((_, at) => (at === seat ? target.value : (company.names[at] ?? ""))),
              },
            })
          }
          placeholder={role(seat)}
          maxLength={24}
          autoComplete="off"
        />
      ),
  );
}
