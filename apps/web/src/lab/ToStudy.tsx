import { ButtonLink } from "../ui/index.ts";
import { useLabWords } from "./words.ts";

/** The way from the end of a game to its study. */
export function ToStudy({ replay }: { readonly replay: string }) {
  const labSay = useLabWords();
  return labSay && <ButtonLink href={`/replay?study#${replay}`}>{labSay("study.game")}</ButtonLink>;
}
