/** What is shown of the land only until the pen has drawn it. */
export const BARE = "war-bare";

/** What the outline of a region is called in the picture. */
export const OUTLINE_ID = "war-r";
