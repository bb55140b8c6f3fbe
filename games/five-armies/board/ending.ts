/** How a battle stands when it has ended. */
import type { Besides } from "./keys.ts";

export const ending: Besides["ending"] = ({ view }) => ({ title: String(view.result?.winners), text: "" });
export const endingPicture: Besides["endingPicture"] = () => "evening";
