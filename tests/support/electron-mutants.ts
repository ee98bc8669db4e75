import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One guard taken away: which, where, and the code without it. */
export type Mutant = {
  file: string;
  line: number;
  what: string;
  text: string;
  apply: (code: string) => string;
};

type Rule = { what: string; find: RegExp; put: string; in: RegExp };

const everywhere = /^electron\/(policy|adapter|page-events|preload)/;
const guards = /^electron\/adapter\/(guard-|window|recovery|ipc|lifecycle)/;

/** What counts as a guard, line by line, and what is put in its place. */
const rules: readonly Rule[] = [
  { what: 'preventDefault', find: /^\s*event\.preventDefault\(\);$/, put: '', in: everywhere },
  {
    what: 'stopImmediatePropagation',
    find: /^\s*event\.stopImmediatePropagation\(\);$/,
    put: '',
    in: everywhere,
  },
  { what: 'refusal', find: /^(?!.*Extract<)(.*)action: 'deny'/, put: "$1action: 'allow'", in: everywhere },
  { what: 'count', find: /^\s*desk\.deny\(.*\);$/, put: '', in: everywhere },
  { what: 'answer', find: /^\s*answer\((false|null|''|'deny')?\);$/, put: '', in: guards },
  { what: 'listener', find: /^\s*(contents|session|app|window|program)\.on\(.*\)\);$/, put: '', in: guards },
  { what: 'handler', find: /^\s*session\.set\w+\(.*\);$/, put: '', in: guards },
  { what: 'setting', find: /^\s*contents\.set\w+\(.*\);$/, put: '', in: guards },
  { what: 'permission', find: /: false,$/, put: ': true,', in: /policy\/permissions/ },
  { what: 'preference', find: /^(\s*\w+): (true|false),$/, put: '$1: !$2,', in: /policy\/window/ },
  { what: 'directive', find: /^\s*'?[\w-]+'?: \[.*'none'.*\],$/, put: '', in: /policy\/headers/ },
  { what: 'header', find: /^\s*'[A-Z][\w-]+': '.*',$/, put: '', in: /policy\/headers/ },
  { what: 'wipe step', find: /^\s*'(clear|destroy|close|silence)[\w-]*',$/, put: '', in: /policy\/session/ },
  { what: 'blocked event', find: /^ {2}'\w+',$/, put: '', in: /page-events/ },
  {
    what: 'known switch',
    find: /: 'switch-(dangerous|unknown)'/,
    put: ": 'switches'",
    in: /policy\/switches/,
  },
  {
    what: 'watch',
    find: /^\s*contents\.on\('[\w-]+', \(\) => lose\(.*\);$/,
    put: '',
    in: /adapter\/recovery/,
  },
  { what: 'check', find: /if \(!isCurrent\(\)\) throw .*;$/, put: '', in: /adapter\/wipe/ },
  { what: 'end of page', find: /leaving\.webContents\.close\(.*\);$/, put: ';', in: /adapter\/window/ },
  { what: 'effect', find: /\{ kind: 'wipe', session \}/, put: '', in: /policy\/kiosk-machine/ },
];

/** Every guard of the kiosk, found in its source. */
export function findMutants(): readonly Mutant[] {
  const files = readdirSync('electron', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.ts') && !/\.d\.ts$|decision\.ts$/.test(file))
    .map((file) => join('electron', file).replaceAll('\\', '/'));
  return files.toSorted().flatMap(mutantsOf);
}

function mutantsOf(file: string): readonly Mutant[] {
  const lines = readFileSync(file, 'utf8').split('\n');
  return rules
    .filter((rule) => rule.in.test(file))
    .flatMap(({ what, find, put }) =>
      lines.flatMap((text, index) =>
        find.test(text)
          ? [
              {
                file,
                line: index + 1,
                what,
                text: text.trim(),
                apply: (code: string) => replaceLine(code, index, find, put),
              },
            ]
          : [],
      ),
    );
}

function replaceLine(code: string, index: number, find: RegExp, put: string): string {
  return code
    .split('\n')
    .map((text, at) => (at === index ? text.replace(find, put) : text))
    .join('\n');
}
