import { configFields, defaultsOf, valueAt, type ConfigField } from '../../electron/policy/config-values.ts';
import {
  allowedAt,
  configJsonSchema,
  placeAt,
  type SchemaPlace,
} from '../../electron/policy/config-words.ts';

/** The config's JSON schema as it lies in the package of every system: without a default that is not the same on all. */
export function configSchemaFile(): SchemaPlace {
  const schema = configJsonSchema('linux');
  for (const { path } of configFields('linux')) {
    if (usual('linux', path) !== usual('win32', path)) delete placeAt(schema, path).default;
  }
  return schema;
}

const marks = { start: '<!-- config -->', end: '<!-- /config -->' };

/** The manual with the table of the config's fields between its marks. */
export function manualWithTable(manual: string): string {
  const [before = '', rest = ''] = manual.split(marks.start);
  const [, after = ''] = rest.split(marks.end);
  return `${before}${marks.start}\n\n${configTable()}\n\n${marks.end}${after}`;
}

function configTable(): string {
  const rules = configJsonSchema('linux');
  const rows = configFields('linux').map((field) => [
    `\`${field.path.join('.')}\``,
    field.facts.sets,
    allowed(placeAt(rules, field.path)),
    withoutIt(field),
    whenBroken(field),
  ]);
  const version = ['`version`', 'The form of this file', allowed(placeAt(rules, ['version'])), 'needed', ''];
  const head = ['Field', 'What it sets', 'What it may hold', 'Without it', 'When the file is broken'];
  return [head, head.map(() => '---'), version, ...rows]
    .map((cells) => `| ${cells.join(' | ')} |`)
    .join('\n');
}

const allowed = (place: SchemaPlace) => allowedAt(place).replaceAll(/\[?"[^"]*"(?:, "\d[^"]*"\])?/g, '`$&`');

/** A value, or what its absence means. Two values differ in the manual when they differ in the file. */
function show(value: unknown, { facts }: ConfigField): string {
  return value === null ? (facts.nothing ?? '') : `\`${JSON.stringify(value)}\``;
}

const usual = (platform: string, path: readonly string[]) =>
  JSON.stringify(valueAt(defaultsOf(platform), path));

function withoutIt(field: ConfigField): string {
  const [onLinux, elsewhere] = ['linux', 'win32'].map((platform) =>
    show(valueAt(defaultsOf(platform), field.path), field),
  );
  return onLinux === elsewhere ? `${onLinux}` : `${onLinux} on Linux, else ${elsewhere}`;
}

function whenBroken(field: ConfigField): string {
  const { facts } = field;
  if ('isOfThePlace' in facts)
    return `kept when right, else ${show(valueAt(defaultsOf('linux'), field.path), field)}`;
  return show(facts.strictest, field) + (facts.because === undefined ? '' : `: ${facts.because}`);
}
