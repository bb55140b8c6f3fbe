/** Shapes that more than one token wears. */

/** A winged shape around its chest: a Nazgûl. */
export const BAT =
  "M0 0c-2 -3.4 -5.4 -5.6 -9.4 -5.4c2 1 2.8 2.4 2.8 4.2c1.6 -.6 2.8 -.2 3.6 1c.8 -.4 1.8 -.4 3 .8c1.2 -1.2 2.2 -1.2 3 -.8c.8 -1.2 2 -1.6 3.6 -1c0 -1.8 .8 -3.2 2.8 -4.2c-4 -.2 -7.4 2 -9.4 5.4Z";
