import { fetched, Drawn as Laid, shelf, useFetched } from "@westmarch/boardkit/drawing";

const DRAWINGS = shelf(async (url: string) => (await fetched(url)).text());

/** A drawing that is a file of its own. */
export const Drawn = ({ url }: { readonly url: string }) => <Laid svg={useFetched(DRAWINGS, url)} />;
