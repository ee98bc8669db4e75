import { globSync, readFileSync } from 'node:fs';
import { list, parse, type Declaration } from 'postcss';
import { expect, test } from 'vitest';

/*
 * Where Arabic is read, everything runs from right to left. A style that says `left` or `right` stays behind; what says
 * `start`, `end`, `inline` or `var(--forward)` turns. Linters for logical properties know the names alone: they see neither the
 * four values of a padding nor a `translate`, nor the styles that a component sets by itself.
 */

/** What may stay: `file property`, and why. */
const allowed: Readonly<Record<string, string>> = {
  'src/kiosk/attract/AttractScreen.module.css background': 'two soft lights on a wall: they point nowhere',
  'src/kiosk/attract/AttractScreen.module.css translate': 'some pixels of drift, which nobody sees',
  'src/components/pictures/FloatingDecoration.module.css clip-path':
    'a drawing, mirrored as a whole by its scale',
  'src/components/pictures/FloatingDecoration.module.css transform':
    'inside a drawing that its scale mirrors',
  'src/pages/careers/JobFilterBar.module.css background': 'two strokes that cross: the same from both sides',
  'src/ui/Spinner/Spinner.module.css rotate': 'what turns with the clock does so in every language',
};

const isMoved = (length = '0') => !/^(0|0px|none)$/.test(length);

/** Which values of a property say where left and right are. The first row that names a property holds for it. */
const physical: readonly (readonly [property: RegExp, says: (value: string) => boolean])[] = [
  [
    /^(left|right|top|bottom|width|height|(min|max)-(width|height))$|^(?!--)(.*-)?(left|right|top|bottom)(-|$)/,
    () => true,
  ],
  [
    /^(margin|padding|inset|border-(width|color|style))$/,
    (value) => list.space(value).length === 4 && list.space(value)[1] !== list.space(value)[3],
  ],
  [/^border-radius$/, (value) => list.space(value).length > 1],
  [
    /^(text-align(-last)?|float|clear|justify-(content|items|self)|caption-side)$/,
    (value) => /\b(left|right)\b/.test(value),
  ],
  [/^(rotate|translate)$/, (value) => isMoved(list.space(value)[0])],
  [
    /^(transform-origin|(object|background)-position|perspective-origin)$/,
    (value) => !/^(50%|center)$/.test(list.space(value)[0] ?? ''),
  ],
  [/^transform$/, (value) => /translate(X|3d)?\(|rotate|skew|matrix/.test(value)],
  [
    /^(box|text)-shadow$/,
    (value) =>
      list.comma(value).some((shadow) => isMoved(list.space(shadow).find((part) => /^-?[\d.]/.test(part)))),
  ],
  [/clip-path|mask/, (value) => /path\(|polygon\(/.test(value)],
  [/./, (value) => /gradient\([^;]*(\bto [a-z ]*(left|right)|\d(deg|turn|rad)|at \d)/.test(value)],
];

const isPhysical = ({ prop, value }: Declaration) =>
  !value.includes('var(--forward)') &&
  physical.find(([property]) => property.test(prop))?.[1](value) === true;

test('no style says where left and right are, those with a reason apart', () => {
  const found = new Set<string>();
  for (const file of globSync('src/**/*.css')) {
    parse(readFileSync(file, 'utf8')).walkDecls((declaration) => {
      if (isPhysical(declaration)) found.add(`${file} ${declaration.prop}`);
    });
  }
  expect([...found].toSorted()).toEqual(Object.keys(allowed).toSorted());
});

test('no component sets a style that says where left and right are', () => {
  const inScripts =
    /\b(margin|padding|border|inset)?(Left|Right)\b(?=\s*:)|(style|setProperty\()[^\n]*['"{ ](left|right)['":]|translateX\(|translate3d\(/;
  const files = globSync('src/**/*.{ts,tsx}', { exclude: ['src/i18n/generated/**'] });
  expect(files.filter((file) => inScripts.test(readFileSync(file, 'utf8')))).toEqual([]);
});
