import type { ReactNode } from "react";
import { Icon, IconButton, type IconName, TopBar, useTitle } from "../../ui/index.ts";
import { Notices } from "./Notices.tsx";

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

export interface BarProps {
  readonly title: string;
  readonly subtitle?: ReactNode;
  /** How far the game has come. */
  readonly moment?: string | undefined;
  readonly tools: readonly Tool[];
  /** What the browser's tab says before the title. */
  readonly news?: string;
  /** How much time is left to whom. */
  readonly clocks?: ReactNode;
  /** What the table itself has to say. */
  readonly notices?: ReactNode;
}

/** The bar above a table: the way home, what is played and by whom, and the tools. */
export function Bar(props: BarProps) {
  useTitle(props.news ? `${props.news} · ${props.title}` : props.title);
  return (
    <TopBar
      title={props.title}
      subtitle={props.subtitle}
      {...(props.moment && { moment: props.moment })}
      beside={
        <>
          <span data-overhead />
          {props.clocks}
          <Notices>{props.notices}</Notices>
        </>
      }
    >
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
