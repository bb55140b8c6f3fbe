import { readFileSync } from "node:fs";
import { defineConfig } from "vitepress";
import { slug } from "../../../tools/docs/links.ts";

/** What `tools/docs.ts` has gathered: titles, the bars, the address of the repository. */
const site = JSON.parse(readFileSync(new URL("../drawn/site.json", import.meta.url), "utf8"));

/** A drawing of Mermaid is a component, which paints it by day and by candlelight. */
function drawings(markdown) {
  const fence = markdown.renderer.rules.fence;
  markdown.renderer.rules.fence = (tokens, at, ...rest) => {
    const { info, content } = tokens[at];
    if (info.trim() !== "mermaid") return fence(tokens, at, ...rest);
    return `<Drawing source="${encodeURIComponent(content)}" />\n`;
  };
}

export default defineConfig({
  title: "Westmarch",
  description: site.description,
  lang: "en",
  base: process.env.DOCS_BASE ?? "/",
  srcDir: "drawn/pages",
  outDir: "dist",
  cacheDir: "drawn/cache",
  cleanUrls: false,
  metaChunk: true,
  markdown: { anchor: { slugify: slug }, config: drawings },
  // Mermaid comes in pieces that are loaded where a page has a drawing.
  vite: { build: { chunkSizeWarningLimit: 3000 } },
  themeConfig: {
    search: { provider: "local" },
    nav: site.nav,
    sidebar: site.sidebar,
    outline: { level: [2, 3] },
    socialLinks: [{ icon: "git", link: site.repository, ariaLabel: "The repository" }],
    footer: {
      message:
        "Westmarch is an unofficial work of fans, neither made nor endorsed by the designers and publishers of the games.",
      copyright: "MIT License",
    },
  },
});
