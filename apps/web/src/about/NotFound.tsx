import { useWords } from "../i18n/index.ts";
import { ButtonLink } from "../ui/index.ts";
import { Lost } from "../ui/Lost.tsx";

/** Any address that is none of ours: the ways there are. */
export function NotFound() {
  const { say } = useWords();
  return (
    <Lost
      title={say("missing.title")}
      about={say("missing.about")}
      gold={
        <ButtonLink href="/" variant="gold">
          {say("tables.doors")}
        </ButtonLink>
      }
    >
      <ButtonLink href="/tables" variant="quiet">
        {say("nav.tables")}
      </ButtonLink>
      <ButtonLink href="/watch" variant="quiet">
        {say("way.look")}
      </ButtonLink>
      <ButtonLink href="/rules" variant="quiet">
        {say("nav.rules")}
      </ButtonLink>
    </Lost>
  );
}
