import type { ComponentPropsWithRef, ReactNode } from "react";
import { Link } from "wouter";
import styles from "./ui.module.css";

type Variant = "gold" | "plain" | "danger" | "quiet";

interface Common {
  /** Gold is for the one thing to do now; danger is ember; quiet looks like a link. */
  readonly variant?: Variant;
  /** A key that does the same, shown behind a hairline. */
  readonly hint?: ReactNode;
  readonly icon?: ReactNode;
}

type ButtonProps = Common & ComponentPropsWithRef<"button">;

/** For a button of another library that shall look like ours. */
export const buttonClasses = (variant: Variant, className = ""): string =>
  [styles.button, variant !== "plain" && styles[variant], className].filter(Boolean).join(" ");

const Inside = ({ icon, hint, children }: Pick<ButtonProps, "icon" | "hint" | "children">) => (
  <>
    {icon}
    <span data-words>{children}</span>
    {hint !== undefined && (
      <span className={styles.hint} aria-hidden="true">
        {hint}
      </span>
    )}
  </>
);

export function Button({ variant = "plain", hint, icon, className, children, ...rest }: ButtonProps) {
  return (
    <button type="button" className={buttonClasses(variant, className)} data-button {...rest}>
      <Inside icon={icon} hint={hint}>
        {children}
      </Inside>
    </button>
  );
}

type ButtonLinkProps = Common & {
  readonly href: string;
  readonly className?: string;
  readonly children: ReactNode;
  /** Says where it leads to a reader who does not see what it stands beside. */
  readonly "aria-label"?: string;
};

/** Leads to another page of ours and looks like a button. */
export function ButtonLink({ variant = "plain", hint, icon, className, children, ...link }: ButtonLinkProps) {
  return (
    <Link {...link} className={buttonClasses(variant, className)}>
      <Inside icon={icon} hint={hint}>
        {children}
      </Inside>
    </Link>
  );
}

/** A few words of a sentence that can be pressed. */
export const WordButton = (props: ComponentPropsWithRef<"button">) => (
  <button type="button" className={styles.wordButton} {...props} />
);

type IconButtonProps = Omit<ComponentPropsWithRef<"button">, "children"> & {
  /** Its name: for the ear and the pointer, or beside the icon when `named`. */
  readonly label: string;
  readonly icon: ReactNode;
  /** Shows the name beside the icon where there is room for it. */
  readonly named?: boolean;
};

export function IconButton({ label, icon, named = false, className = "", ...rest }: IconButtonProps) {
  return (
    <button
      type="button"
      className={`${styles.iconButton} ${named ? styles.named : ""} ${className}`}
      aria-label={label}
      title={label}
      {...rest}
    >
      {icon}
      {named && <span aria-hidden="true">{label}</span>}
    </button>
  );
}
