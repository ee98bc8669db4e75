import { expect, test } from 'vitest';
import { disableGtkGlProbe } from '../../../../../electron/main-process/window/disable-gtk-gl-probe.ts';

test('GTK is told before ready, and nothing that is opened later inherits it', () => {
  const environment: NodeJS.ProcessEnv = {};
  const regainFocus = disableGtkGlProbe('linux', environment);
  expect(environment).toEqual({ GDK_GL: 'disable' });
  regainFocus();
  expect(environment).toEqual({});
});

test.each([
  ['linux', { GDK_GL: 'gles' }],
  ['win32', {}],
  ['darwin', {}],
])("on %s an operator's own word %j stays as it is", (platform, own) => {
  const environment: NodeJS.ProcessEnv = { ...own };
  disableGtkGlProbe(platform, environment)();
  expect(environment).toEqual(own);
});
