import { useData } from "vitepress";
import { defineComponent, h, onMounted, ref, watch } from "vue";

let drawn = 0;

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
        theme: isDark.value ? "dark" : "neutral",
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
