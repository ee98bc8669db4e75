import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isPermitted, permissionNames } from '../../../../electron/policy/permissions.ts';

test('no permission of Electron is granted', () => {
  expect(permissionNames.filter(isPermitted)).toEqual([]);
});

test.each(['', 'new-one', '__proto__', 'constructor', 'toString'])('%s is not granted either', (name) => {
  expect(isPermitted(name)).toBe(false);
});

test("the table holds every name in Electron's own types", () => {
  const types = readFileSync('node_modules/electron/electron.d.ts', 'utf8');
  const line = /setPermissionRequestHandler\(handler: .*?permission: (.*?), callback/.exec(types)?.[1] ?? '';
  const names = line.split(' | ').map((name) => name.replaceAll("'", ''));
  expect(names.length).toBeGreaterThan(40);
  expect(permissionNames.toSorted()).toEqual(names.toSorted());
});
