import { expect, test } from 'vitest';
import { planConfigChange, type LoadedConfig } from '../../../../electron/policy/config-change.ts';
import { defaultConfig, fallbackFor } from '../../../../electron/policy/config.ts';

const { display } = defaultConfig;
const ok = (config: Partial<LoadedConfig['config']> = {}): LoadedConfig => ({
  config: { ...defaultConfig, ...config },
  state: 'ok',
  hash: JSON.stringify(config),
});
const missing: LoadedConfig = { config: defaultConfig, state: 'missing', hash: null };
const broken: LoadedConfig = { config: fallbackFor(null), state: 'fallback', hash: 'broken' };
const halfRight: LoadedConfig = {
  config: fallbackFor('{"version":1,"country":"US","x":1}'),
  state: 'fallback',
  hash: 'half',
};
const refused: LoadedConfig = { ...ok(), state: 'refused' };

test.each<[string, LoadedConfig, LoadedConfig, string]>([
  ['the same file', ok(), ok(), 'none'],
  ['other fields', ok(), ok({ handoff: 'qr', name: 'Lobby' }), 'renew'],
  ['another size of the panel', ok(), ok({ display: { ...display, diagonalInches: 32 } }), 'renew'],
  ['another display', ok(), ok({ display: { ...display, index: 1 } }), 'restart'],
  [
    'assistive programs',
    ok(),
    ok({ listening: { ...defaultConfig.listening, screenReader: true } }),
    'restart',
  ],
  [
    'another sink of headphones',
    ok(),
    ok({ listening: { ...defaultConfig.listening, headphones: 'usb' } }),
    'renew',
  ],
  ['another supervisor', ok(), ok({ supervised: true }), 'restart'],
  ['a broken file', ok({ handoff: 'qr' }), broken, 'refuse'],
  ['no file any more', ok({ handoff: 'qr' }), missing, 'refuse'],
  ['still a broken file', refused, broken, 'none'],
  ['a good file again', refused, ok(), 'none'],
  ['another good file after a broken one', refused, ok({ name: 'Lobby' }), 'renew'],
  ['a first file', missing, ok({ handoff: 'qr' }), 'renew'],
  ['a first file, broken', missing, broken, 'refuse'],
  ['still none', missing, missing, 'none'],
  ['a broken file, mended', broken, ok(), 'renew'],
  ['a broken file, mended in part', broken, halfRight, 'renew'],
  ['a broken file, gone', broken, missing, 'refuse'],
])('%s', (_what, current, read, expected) => {
  expect(planConfigChange(current, read)).toBe(expected);
});
