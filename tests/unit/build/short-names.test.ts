import { mkdtemp, mkdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { shortClassNames } from '../../../build/class-names.ts';
import { shortPropertyNames, writeFallbacks } from '../../../build/property-names.ts';

let root = '';

beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'short-names-'));
  await mkdir(join(root, 'ui'));
  await writeFile(
    join(root, 'ui/Card.module.css'),
    '.Card { gap: var(--space-1) } .Title {} @keyframes enter {}',
  );
  await writeFile(join(root, 'ui/Tabs.module.css'), '.Card { --gap: 2px; margin: .5rem }');
  await writeFile(
    join(root, 'tokens.css'),
    ':root { --space-1: 4px; --done: 0; --gap: 1px; --surface: light-dark(#fff, #000) }',
  );
  await mkdir(join(root, 'kiosk'));
  await writeFile(join(root, 'kiosk/kiosk.css'), ':root { --kiosk-gap: 1px; --space-1: 9px }');
  await writeFile(join(root, 'bar.tsx'), "style.setProperty('--done', '1')");
});

afterEach(() => rm(root, { recursive: true }));

describe('shortClassNames', () => {
  it('names every class and animation of a module, each differently', () => {
    const nameClass = shortClassNames(root);
    const names = [
      nameClass('Card', join(root, 'ui/Card.module.css')),
      nameClass('Title', join(root, 'ui/Card.module.css')),
      nameClass('enter', join(root, 'ui/Card.module.css')),
      nameClass('Card', join(root, 'ui/Tabs.module.css?used')),
    ];
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^[a-z][\da-z]{2}$/);
  });

  it('gives the same names again, so that both builds of a page agree', () => {
    const file = join(root, 'ui/Card.module.css');
    expect(shortClassNames(root)('Title', file)).toBe(shortClassNames(root)('Title', file));
  });

  it('says which name is missing', () => {
    expect(() => shortClassNames(root)('Nothing', join(root, 'ui/Card.module.css'))).toThrow(
      /holds no Nothing/,
    );
  });
});

describe('shortPropertyNames', () => {
  const shorten = (prop: string, value: string) => {
    let isRemoved = false;
    const declaration = {
      prop,
      value,
      remove: () => {
        isRemoved = true;
      },
    };
    const { Once } = shortPropertyNames(root, 'tokens.css', (file) => !file.startsWith('kiosk'));
    Once({ walkDecls: (each) => each(declaration) });
    return isRemoved ? null : `${declaration.prop}: ${declaration.value}`;
  };

  it('writes a token out that is set once to a short plain value', () => {
    expect(shorten('--space-1', '4px')).toBeNull();
    expect(shorten('gap', 'calc(2 * var(--space-1))')).toBe('gap: calc(2 * 4px)');
  });

  it('renames every other property, where it is set and where it is used alike', () => {
    const name = shorten('--surface', 'light-dark(#fff, #000)')?.split(':')[0];
    expect(name).toMatch(/^--[\da-z]{1,2}$/);
    expect(shorten('background', 'var(--surface, #eee)')).toBe(`background: var(${name}, #eee)`);
  });

  it('renames a token that something else sets anew', () => {
    expect(shorten('--gap', '1px')).toMatch(/^--[\da-z]{1,2}: 1px$/);
  });

  it('leaves the other surface out', () => {
    expect(shorten('margin', 'var(--kiosk-gap)')).toBe('margin: var(--kiosk-gap)');
  });

  it('keeps what a script names', () => {
    expect(shorten('--done', '0')).toBe('--done: 0');
    expect(shorten('scale', 'var(--done)')).toBe('scale: var(--done)');
  });
});

describe('a property that only another surface sets', () => {
  const set = new Set(['--space-4']);

  it.each([
    ['var(--hero-gap, 4px)', '4px'],
    ['var(--hero-gap, var(--space-4))', 'var(--space-4)'],
    [
      'min(var(--hero-gap, calc(2 * (1px + var(--space-4)))), 5vh)',
      'min(calc(2 * (1px + var(--space-4))), 5vh)',
    ],
    ['var(--a, 1px) var(--b, 2px)', '1px 2px'],
    ['var(--a, var(--b, 3px))', '3px'],
    ['var(--space-4, 1px)', 'var(--space-4, 1px)'],
    ['var(--hero-gap)', 'var(--hero-gap)'],
  ])('%s is written as %s', (value, written) => {
    expect(writeFallbacks(value, set)).toBe(written);
  });
});
