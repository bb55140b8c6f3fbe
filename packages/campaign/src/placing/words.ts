const CJK = /[\u2e80-\uffff]/u;

/** How wide a name is as it is written under a standee, in units of the page. */
export const wordWidth = (text: string): number =>
  [...text].reduce((sum, letter) => {
    if (CJK.test(letter)) return sum + 13.6;
    return sum + (/[A-ZÀ-ÞMWmw]/u.test(letter) ? 10.4 : /[iltjfr1 .-]/.test(letter) ? 4.6 : 7.4);
  }, 0);
