/** What every page of the shell is made of. */
export { announce, LiveRegion } from "./announce.tsx";
export { Button, ButtonLink, IconButton, WordButton } from "./Button.tsx";
export { Dialog } from "./Dialog.tsx";
export { Field, Picks, Switch } from "./fields.tsx";
export { Icon, type IconName } from "./Icon.tsx";
export { Busy, Notice } from "./Notice.tsx";
export { Page } from "./Page.tsx";
export { Slip } from "./Slip.tsx";
export { TopBar } from "./TopBar.tsx";
export { unseen, unseenNarrow } from "./unseen.ts";
export { useTitle } from "./useTitle.ts";
