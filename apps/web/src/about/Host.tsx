import { Busy, Page, Slip } from "../ui/index.ts";
import styles from "./about.module.css";
import { useAboutWords } from "./words.ts";

/** Each step of hosting, with the commands that do it. */
const STEPS = [
  { id: "need", commands: [] },
  { id: "start", commands: ["npm start"] },
  { id: "house", commands: ["npx westmarch serve --host 0.0.0.0 --port 8420"] },
  {
    id: "world",
    commands: [
      "npx westmarch serve --proxies 1",
      "caddy reverse-proxy --from play.example.org --to 127.0.0.1:8420",
    ],
  },
  { id: "keep", commands: ["npx westmarch backup", "npx westmarch restore"] },
  { id: "room", commands: ["npx westmarch host-link"] },
] as const;

const house = new URL("../drawn/sight-house.svg", import.meta.url).href;

/** `/host`: how to run a server of one's own. */
export function Host() {
  const say = useAboutWords();
  if (!say) return <Busy />;
  return (
    <Page broad title={say("host.title")} subtitle={say("host.about")} sight={house}>
      <ol className={styles.steps}>
        {STEPS.map(({ id, commands }) => (
          <Slip as="li" key={id}>
            <h2>{say(`host.${id}.title`)}</h2>
            <p>{say(`host.${id}`)}</p>
            {commands.map((command) => (
              <pre key={command} lang="en">
                <code>{command}</code>
              </pre>
            ))}
          </Slip>
        ))}
      </ol>
    </Page>
  );
}
