import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

/*
 * Where Arabic is read, everything runs from right to left. A style that says `left` or `right` stays behind; what says
 * `start`, `end`, `inline` or `var(--forward)` turns. stylelint-use-logical knows the names of properties alone: it sees
 * neither the four values of a padding nor a `translate`, nor the styles that a component sets by itself.
 */

/** What may stay: `file property`, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/kiosk/attract/AttractScreen.module.css background': 'two soft lights on a wall: they point nowhere',
  'src/kiosk/attract/AttractScreen.module.css translate': 'some pixels of drift, which nobody sees',
  'src/components/pictures/FloatingDecoration.module.css clip-path':
    'a drawing, mirrored as a whole by its scale',
  'src/components/pictures/FloatingDecoration.module.css transform':
    'inside a drawing that its scale mirrors',
  'src/components/pictures/PhonePicture.module.css transform': 'an arrow that goes up in every language',
  'src/pages/careers/JobFilterBar.module.css background': 'two strokes that cross: the same from both sides',
  'src/ui/Spinner/Spinner.module.css rotate': 'what turns with the clock does so in every language',
};

const physicalName =
  /^(left|right|top|bottom|width|height|(min|max)-(width|height))$|(^|-)(left|right|top|bottom)(-|$)/;
const sided = new Set(['margin', 'padding', 'inset', 'border-width', 'border-color', 'border-style']);
const aligned = /^(text-align|text-align-last|float|clear|justify-(content|items|self)|caption-side)$/;
const placed = /^(transform-origin|object-position|background-position|perspective-origin)$/;
const middle = new Set(['50%', 'center']);
const still = new Set(['0', '0px', 'none']);
const turns = (text: string) => text.includes('var(--forward)');

/** The parts of a value between spaces that stand in no parentheses. */
function partsOf(value: string): readonly string[] {
  const parts = [''];
  let depth = 0;
  for (const letter of value.trim()) {
    if (letter === '(') depth += 1;
    if (letter === ')') depth -= 1;
    if (/\s/.test(letter) && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.filter((part) => part !== '');
}

/** Whether a declaration says where left and right are, so that it does not turn with the reading direction. */
function isPhysical({ prop, value }: { prop: string; value: string }): boolean {
  const parts = partsOf(value);
  const first = parts[0] ?? '';
  if (!prop.startsWith('--') && physicalName.test(prop)) return true;
  if (sided.has(prop)) return parts.length === 4 && parts[1] !== parts[3];
  if (prop === 'border-radius') return parts.length > 1;
  if (aligned.test(prop)) return /\b(left|right)\b/.test(value);
  if (prop === 'rotate') return first !== 'none' && !turns(value);
  if (prop === 'translate') return !still.has(first) && !turns(first);
  if (placed.test(prop)) return !middle.has(first) && !turns(first);
  if (prop === 'transform') return /translate(X|3d)?\(|rotate|skew|matrix/.test(value) && !turns(value);
  if (/^(box|text)-shadow$/.test(prop)) return shadowsOf(value).some((x) => !/^0(px)?$/.test(x));
  if (/clip-path|mask/.test(prop)) return /path\(|polygon\(/.test(value);
  return /gradient\([^;]*(\bto [a-z ]*(left|right)|\d(deg|turn|rad)|at \d)/.test(value) && !turns(value);
}

/** How far each shadow falls along the line: the first length of each. */
function shadowsOf(value: string): readonly string[] {
  return value
    .replaceAll(/\([^)]*\)/g, '')
    .split(',')
    .map((shadow) => partsOf(shadow).find((part) => /^-?[\d.]/.test(part)) ?? '0');
}

const filesOf = (ending: string) =>
  readdirSync('src', { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith(ending))
    .map((file) => join('src', file));

test('no style says where left and right are, those with a reason apart', () => {
  const found: string[] = [];
  for (const file of filesOf('.css')) {
    parse(readFileSync(file, 'utf8')).walkDecls((declaration: Declaration) => {
      if (isPhysical(declaration)) found.push(`${file} ${declaration.prop}`);
    });
  }
  expect([...new Set(found)].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test('no component sets a style that says where left and right are', () => {
  const physical =
    /\b(margin|padding|border|inset)?(Left|Right)\b(?=\s*:)|(style|setProperty\()[^\n]*['"{ ](left|right)['":]|translateX\(|translate3d\(/;
  const found = [...filesOf('.tsx'), ...filesOf('.ts')].filter((file) =>
    physical.test(readFileSync(file, 'utf8')),
  );
  expect(found).toEqual([]);
});
