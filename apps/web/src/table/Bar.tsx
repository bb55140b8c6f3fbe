import type { ReactNode } from "react";
import { Icon, IconButton, type IconName, TopBar, useTitle } from "../ui/index.ts";

export interface Tool {
  readonly id: string;
  readonly label: string;
  readonly icon: IconName;
  readonly use: () => void;
  readonly disabled?: boolean;
  /** Opens something that stays open: whether it is. */
  readonly open?: boolean;
  /** Something new waits behind it. */
  readonly news?: boolean;
}

/** The bar above a table: the way home, what is played and by whom, and the tools. */
export function Bar(props: { title: string; subtitle?: ReactNode; tools: readonly Tool[]; news?: string }) {
  useTitle(props.news ? `${props.news} · ${props.title}` : props.title);
  return (
    <TopBar title={props.title} subtitle={props.subtitle}>
      {props.tools.map((tool) => (
        <IconButton
          key={tool.id}
          named
          label={tool.label}
          icon={<Icon name={tool.icon} />}
          onClick={tool.use}
          disabled={tool.disabled}
          aria-expanded={tool.open}
          data-news={tool.news || undefined}
        />
      ))}
    </TopBar>
  );
}
