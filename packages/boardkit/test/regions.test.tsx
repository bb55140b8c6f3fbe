import { kind } from "@westmarch/kernel";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import { Glows, Regions } from "../src/regions/index.ts";

const LAND = kind("land", ["hill", "dale", "shore"]);
const [hill, dale, shore] = [LAND.named("hill"), LAND.named("dale"), LAND.named("shore")];
const outlines = ["M0 0H9", "M9 0H9", "M18 0H9"];

describe("the regions of a map", () => {
  const shown = renderToStaticMarkup(
    <Regions
      page={{ width: 30, height: 10 }}
      regions={LAND.all}
      outlines={outlines}
      places={[
        [4, 5],
        [13, 5],
        [22, 5],
      ]}
      first={dale}
      label="the land"
      spoken={["Hill", "Dale", "Shore"]}
      reach={new Map([[shore, "enter"]])}
      able={new Set([hill])}
      under={dale}
      point={() => {}}
      choose={() => {}}
    />,
  );
  const of = (region: number) => shown.split("<path").find((it) => it.includes(`data-region="${region}"`));

  test("are buttons with a sentence each, and the Tab key stops at one", () => {
    expect(shown.match(/role="button"/g)).toHaveLength(3);
    expect(shown.match(/tabindex="0"/g)).toHaveLength(1);
    expect(of(dale)).toContain('tabindex="0"');
    expect(of(hill)).toContain('aria-label="Hill"');
  });
  test("say what they are for, and take what is in hand only there", () => {
    expect(of(shore)).toContain('data-reach="enter"');
    expect(of(shore)).toContain("data-takes");
    expect(of(hill)).toContain("data-able");
    expect(of(hill)).not.toContain("data-takes");
  });
  test("can be put down on, whatever they are for", () => expect(of(dale)).toContain('data-drop="1"'));
});

describe("what may be done on a map", () => {
  const glows = (hatch: number) =>
    renderToStaticMarkup(
      <svg>
        <title>glow</title>
        <Glows
          outlines={outlines}
          reach={
            new Map([
              [hill, "enter"],
              [shore, "attack"],
            ])
          }
          ember="attack"
          broad={20}
          hatch={hatch}
        />
      </svg>,
    );

  test("glows inside its region, and nowhere else", () => {
    expect(glows(0).match(/<clipPath/g)).toHaveLength(2);
    expect(glows(0)).not.toContain(outlines[dale]);
  });
  test("is hatched where it is like embers, if the map asks for lines", () => {
    expect(glows(0)).not.toContain("embers");
    expect(glows(7).match(/-embers\)/g)).toHaveLength(1);
  });
});
