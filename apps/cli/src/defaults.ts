/** Where tables are kept unless somebody says otherwise. */
export const DATA = ".westmarch";
