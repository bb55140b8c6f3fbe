import { useData } from "vitepress";
import { defineComponent, h, onMounted, ref, watch } from "vue";

let drawn = 0;

/** The colours of a drawing, as those of the pages in `style.css`. */
const DAY = {
  background: "#faf4e4",
  primaryColor: "#fffaf0",
  primaryTextColor: "#2a2019",
  primaryBorderColor: "#9c8558",
  secondaryColor: "#f3e9d0",
  tertiaryColor: "#f3e9d0",
  lineColor: "#6b5a45",
  clusterBkg: "#f3e9d0",
  clusterBorder: "#cbb98d",
  titleColor: "#2a2019",
};
const CANDLE = {
  darkMode: true,
  background: "#1d1712",
  primaryColor: "#33291f",
  primaryTextColor: "#ebdcbc",
  primaryBorderColor: "#6b5a45",
  secondaryColor: "#261e17",
  tertiaryColor: "#261e17",
  lineColor: "#a8947a",
  clusterBkg: "#261e17",
  clusterBorder: "#4d3f31",
  titleColor: "#ebdcbc",
};

/** A drawing of Mermaid in the colours of the page, painted anew when these change. */
export const Drawing = defineComponent({
  props: { source: { type: String, required: true } },
  setup({ source }) {
    const { isDark } = useData();
    const text = decodeURIComponent(source);
    const svg = ref("");
    const paint = async () => {
      const { default: mermaid } = await import("mermaid");
      mermaid.initialize({
        startOnLoad: false,
        securityLevel: "strict",
        theme: "base",
        themeVariables: isDark.value ? CANDLE : DAY,
        fontFamily: "Georgia, serif",
        // As large as its letters want; a page that is narrower is scrolled.
        flowchart: { useMaxWidth: false },
        sequence: { useMaxWidth: false },
      });
      drawn += 1;
      svg.value = (await mermaid.render(`drawing-${drawn}`, text)).svg;
    };
    onMounted(() => watch(isDark, paint, { immediate: true }));
    return () =>
      svg.value
        ? h("figure", { class: "drawing", innerHTML: svg.value })
        : h("pre", { class: "drawing" }, text);
  },
});
