/** The first page of the site. */
import { join } from "node:path";
import { copied, written } from "./pages.ts";

const PICTURE = "pictures/home.webp";

/** What VitePress makes its first page of. */
const HOME = {
  layout: "home",
  hero: {
    name: "Westmarch",
    text: "A digital table for games of Middle-earth",
    tagline:
      "Open a page and be playing within a minute. Every rule is enforced, and explained where it bites.",
    image: { src: `/${PICTURE}`, alt: "The home page of Westmarch: one door for each game" },
    actions: [
      { theme: "brand", text: "Host it", link: "/hosting" },
      { theme: "alt", text: "How it is built", link: "/architecture" },
      { theme: "alt", text: "Gallery", link: "/gallery" },
    ],
  },
  features: [
    {
      title: "For hosts",
      details:
        "One process and one folder, or many on a PostgreSQL that you have. Backups, limits, figures, updates.",
      link: "/hosting",
    },
    {
      title: "For authors of bots",
      details:
        "An open protocol of one socket, with JSON Schema and OpenAPI, and whole bots in a single file.",
      link: "/bots",
    },
    {
      title: "For contributors",
      details: "A game is a folder that reads like its rulebook. Ten small tasks to begin with.",
      link: "/contributing",
    },
    {
      title: "For the curious",
      details: "Why things are as they are, one page for each decision, with what it costs.",
      link: "/decisions/",
    },
  ],
};

/** Writes the page and brings its picture along. */
export function writeHome(root: string, folder: string): void {
  copied(join(root, "docs", PICTURE), join(folder, "public", PICTURE));
  // YAML holds JSON.
  written(join(folder, "index.md"), `---\n${JSON.stringify(HOME)}\n---\n`);
}
