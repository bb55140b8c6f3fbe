/** Where the vignettes are, by the numbers of their cards. */
const files = import.meta.glob<string>("../drawn/pictures/*.svg", {
  eager: true,
  query: "?url",
  import: "default",
});

/** The address of a card's picture; nothing for a card that is not drawn. */
export const addresses = (id: string | undefined): string | undefined => files[`../drawn/pictures/${id}.svg`];
