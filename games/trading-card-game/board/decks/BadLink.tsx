import { usePlace } from "./place.ts";
import type { BadLink as Why } from "./sharing.ts";

/** What a link says that cannot be opened. */
export function BadLink({ why }: { readonly why: Why }) {
  const { say, kit, addressOf } = usePlace();
  return (
    <kit.Notice
      tone="danger"
      title={say("build.sent.bad")}
      actions={<kit.ButtonLink href={addressOf(null)}>{say("build.all")}</kit.ButtonLink>}
    >
      {say(`build.sent.${why}`)}
    </kit.Notice>
  );
}
