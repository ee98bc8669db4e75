import { beforeEach, expect, test, vi } from 'vitest';
import { makeElectron } from '../../../../support/electron-module.ts';

let electron = makeElectron();
vi.mock('electron', () => ({
  get Menu() {
    return electron.Menu;
  },
}));
const { removeMenu } = await import('../../../../../electron/main-process/guards/shortcuts.ts');

beforeEach(() => {
  electron = makeElectron();
});

test('there is no menu to bring keys', () => {
  removeMenu('linux');
  removeMenu('win32');
  expect(electron.done).toEqual(['menu null', 'menu null']);
});

test('macOS gets an empty one instead of its own', () => {
  removeMenu('darwin');
  expect(electron.done).toEqual(['menu [{"label":""}]']);
});
