/** What stands for peoples and persons of a campaign on its pieces. */
export { emblemsFrom } from "./emblems.tsx";
export { Shield, SmallPicture } from "./Shield.tsx";
export { default as shieldStyles } from "./shield.module.css";
