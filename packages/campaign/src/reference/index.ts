/** The reference of a campaign: everything of the game, to be searched and narrowed down. */
export { type FiltersProps, OneOf } from "./OneOf.tsx";
export { Item, Reference } from "./Reference.tsx";
export { default as referenceStyles } from "./reference.module.css";
export { finds, plain } from "./search.ts";
export { useSought } from "./useSought.ts";
