/** Trays as tabs under the header, for windows between a phone and a desktop: apart, so that no other window fetches them. */
export { TrayTabs } from "./TrayTabs.tsx";
