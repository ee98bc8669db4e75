import {
  configFields,
  defaultConfig,
  valueAt,
  type ConfigField,
} from '../../electron/policy/config-values.ts';
import {
  allowedAt,
  configJsonSchema,
  placeAt,
  type SchemaPlace,
} from '../../electron/policy/config-words.ts';

const marks = { start: '<!-- config -->', end: '<!-- /config -->' };

/** The manual with the table of the config's fields between its marks. */
export function manualWithTable(manual: string): string {
  const [before = '', rest = ''] = manual.split(marks.start);
  const [, after = ''] = rest.split(marks.end);
  return `${before}${marks.start}\n\n${configTable()}\n\n${marks.end}${after}`;
}

function configTable(): string {
  const rules = configJsonSchema();
  const rows = configFields().map((field) => [
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

/** A value, or what its absence means. */
function show(value: unknown, { facts }: ConfigField): string {
  return value === null ? (facts.nothing ?? '') : `\`${JSON.stringify(value)}\``;
}

const withoutIt = (field: ConfigField) => show(valueAt(defaultConfig, field.path), field);

function whenBroken(field: ConfigField): string {
  const { facts } = field;
  if ('isOfThePlace' in facts) return `kept when right, else ${withoutIt(field)}`;
  return show(facts.strictest, field) + (facts.because === undefined ? '' : `: ${facts.because}`);
}
