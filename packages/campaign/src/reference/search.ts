/** Letters without their marks, so that “Dain” finds Dáin and “Nazgul” finds Nazgûl. */
export const plain = (text: string): string =>
  text
    .normalize("NFD")
    .replaceAll(/\p{Script=Latin}\p{M}+/gu, (letter) => letter.slice(0, 1))
    .normalize("NFC")
    .toLowerCase();

/** Whether one of these texts has in it what is sought, which is plain already. */
export const finds = (texts: readonly (string | null)[], sought: string): boolean =>
  sought === "" || texts.some((text) => text !== null && plain(text).includes(sought));
