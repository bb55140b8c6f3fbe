import { useEffect, useState } from "react";
import { useDevice } from "../device/index.ts";
import { useWords } from "../i18n/index.ts";
import { bytesIn } from "../i18n/units.ts";
import { ButtonLink } from "../ui/index.ts";
import { Row } from "./Row.tsx";
import styles from "./Settings.module.css";
import { NameHere } from "./SettingsList.tsx";
import type { SettingsSay } from "./words.ts";

/** Bytes that this browser keeps for Westmarch; null: it does not say. */
export function useStored(): number | null {
  const [stored, setStored] = useState<number | null>(null);
  useEffect(() => {
    void navigator.storage?.estimate().then(
      ({ usage }) => setStored(usage ?? null),
      () => setStored(null),
    );
  }, []);
  return stored;
}

/** What this device is called at tables, and what it keeps. */
export function OnDevice({ say }: { readonly say: SettingsSay }) {
  const { language } = useWords();
  const tables = useDevice((device) => device.tables.length);
  const stored = useStored();
  return (
    <div className={styles.rows}>
      <NameHere />
      <Row label={say("device.known")} about={say("device.tables", { count: tables })}>
        <ButtonLink href="/tables?own" variant="quiet">
          {say("see")}
        </ButtonLink>
      </Row>
      {stored !== null && (
        <Row label={say("device.stored")} about={say("device.stored.about")}>
          <b>{bytesIn(language, stored)}</b>
        </Row>
      )}
    </div>
  );
}
