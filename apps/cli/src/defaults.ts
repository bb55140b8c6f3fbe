/** Where tables are kept unless the caller says otherwise. */
export const DATA = ".westmarch";
