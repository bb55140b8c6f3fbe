import type { HeaderIconName } from "../icons.ts";

/** Pages that are none of the six places: in the menu of the person, behind *More* and at the foot. */
export const OTHER_PAGES = [
  { id: "ladder", href: "/ladder", icon: "ladder" },
  { id: "settings", href: "/settings", icon: "cog" },
  { id: "host", href: "/host", icon: "castle" },
  { id: "about", href: "/about", icon: "quill-ink" },
] as const satisfies readonly { readonly id: string; readonly href: string; readonly icon: HeaderIconName }[];
