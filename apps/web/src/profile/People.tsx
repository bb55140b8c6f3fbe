import { PersonPage } from "./PersonPage.tsx";
import { Shown } from "./Shown.tsx";

/** The pages of people: one's own, and what others show. */
export const People = ({ name }: { readonly name?: string }) =>
  name === undefined ? <PersonPage /> : <Shown key={name} name={name} />;
