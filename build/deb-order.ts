import { parseArgs } from 'node:util';

/** A package as it was ordered: its control fields, its scripts, and what goes where. */
export type DebOrder = {
  /** Where the package is written to. */
  file: string;
  name: string;
  version: string;
  architecture: string;
  maintainer: string;
  homepage: string;
  /** Debian's name for the kind of program (Debian Policy, section 2.4). */
  section: string;
  priority: string;
  vendor: string | null;
  license: string | null;
  /** First line the synopsis, then the rest, each line after one space. */
  description: string;
  depends: readonly string[];
  recommends: readonly string[];
  compression: string;
  /** Maintainer scripts by dpkg's name for them. */
  scripts: Readonly<Partial<Record<'postinst' | 'prerm' | 'postrm', string>>>;
  /** A file, or a folder that ends in a slash and whose content is meant, and its place in the system. */
  files: readonly { from: string; to: string }[];
};

const text = { type: 'string' } as const;
const list = { type: 'string', multiple: true } as const;

/**
 * Reads what electron-builder says to fpm (FpmTarget.js of app-builder-lib).
 * @throws TypeError for a word that is not known, Error for one that is missing: half an order makes a broken package.
 */
export function readOrder(words: readonly string[]): DebOrder {
  const { values, positionals } = parseArgs({
    args: [...words],
    allowPositionals: true,
    options: {
      'input-type': { ...text, short: 's' },
      'output-type': { ...text, short: 't' },
      force: { type: 'boolean' },
      debug: { type: 'boolean' },
      log: text,
      depends: { ...list, short: 'd' },
      'deb-recommends': list,
      category: text,
      'deb-compression': text,
      'deb-priority': text,
      architecture: text,
      'after-install': text,
      'before-remove': text,
      'after-remove': text,
      description: text,
      version: text,
      package: text,
      name: text,
      maintainer: text,
      vendor: text,
      url: text,
      license: text,
    },
  });
  if (values['output-type'] !== 'deb') throw new Error('Only a .deb is made here.');
  const needed = (name: 'package' | 'name' | 'version' | 'architecture' | 'maintainer' | 'description') =>
    values[name] ?? fail(`--${name} is missing.`);
  return {
    file: needed('package'),
    name: needed('name'),
    version: needed('version'),
    architecture: needed('architecture'),
    maintainer: needed('maintainer'),
    homepage: values.url ?? fail('--url is missing.'),
    section: values.category ?? fail('--category is missing.'),
    priority: values['deb-priority'] ?? 'optional',
    vendor: values.vendor ?? null,
    license: values.license ?? null,
    description: needed('description'),
    depends: values.depends ?? [],
    recommends: values['deb-recommends'] ?? [],
    compression: values['deb-compression'] === 'gz' ? 'gzip' : (values['deb-compression'] ?? 'xz'),
    scripts: pickScripts(values),
    files: positionals.map(readFile),
  };
}

function pickScripts(values: {
  'after-install'?: string | undefined;
  'before-remove'?: string | undefined;
  'after-remove'?: string | undefined;
}): DebOrder['scripts'] {
  const pairs = [
    ['postinst', values['after-install']],
    ['prerm', values['before-remove']],
    ['postrm', values['after-remove']],
  ] as const;
  return Object.fromEntries(pairs.filter(([, file]) => file !== undefined));
}

/** `FROM=TO`; the last equals sign counts, because a folder's name may hold one. */
function readFile(word: string): { from: string; to: string } {
  const at = word.lastIndexOf('=');
  if (at < 1 || word[at + 1] !== '/') return fail(`${word} does not say where it goes.`);
  return { from: word.slice(0, at), to: word.slice(at + 1) };
}

function fail(sentence: string): never {
  throw new Error(sentence);
}
