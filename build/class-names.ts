import { createHash } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** Names one class (or animation) of a CSS module, as `css.modules.generateScopedName` asks for it. */
export type NameClass = (name: string, file: string) => string;

/**
 * Short class names for the shipped site: two characters for the module, then one for the class. They stand in every
 * page, every style and every script, so that the usual `_Button_z24pm_2` costs half a kilobyte on the landing page.
 * The names depend on the sources alone: the browser's build and the prerender's give the same ones.
 * @param root absolute path of the folder that holds all CSS modules.
 * @throws Error when a name is asked for that its file does not hold.
 */
export function shortClassNames(root: string): NameClass {
  const modules = new Map<string, { id: string; names: readonly string[] }>();
  const taken = new Set<string>();
  for (const file of globSync('**/*.module.css', { cwd: root }).toSorted()) {
    const id = freeId(file, taken);
    modules.set(file, { id, names: namesIn(readFileSync(`${root}/${file}`, 'utf8')) });
  }
  return (name, file) => {
    const module = modules.get(relative(root, file.split('?')[0] ?? file));
    const index = module?.names.indexOf(name) ?? -1;
    if (module === undefined || index < 0) throw new Error(`${file} holds no ${name}.`);
    return `${module.id}${index.toString(36)}`;
  };
}

/** Two files may have the same short hash: the later one then takes the next. */
function freeId(file: string, taken: Set<string>): string {
  for (let round = 0; ; round++) {
    const number = createHash('sha256').update(`${file}${round}`).digest().readUInt32BE();
    const id =
      String.fromCodePoint(97 + (number % 26)) +
      Math.floor(number / 26)
        .toString(36)
        .slice(-1);
    // Ad blockers hide what is called ad1.
    if (taken.has(id) || id === 'ad') continue;
    taken.add(id);
    return id;
  }
}

function namesIn(css: string): readonly string[] {
  return [
    ...new Set([...css.matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map((match) => match[1] ?? '')),
  ];
}
