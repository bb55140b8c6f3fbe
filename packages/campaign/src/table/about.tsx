import type { ReactNode } from "react";

/** What a slip says of a thing: its name, and what is told of it. */
export interface About {
  readonly title: string;
  readonly body: ReactNode;
}

/** The same with more below it. */
export const withMore = ({ title, body }: About, more: ReactNode): About => ({
  title,
  body: (
    <>
      {body}
      {more}
    </>
  ),
});
