import { openSound, type Sound } from '../support/electron/sound.ts';
import { test as base } from './electron-test.ts';

/** Electron's tests on a computer with a sound server and a speech service, which run before the kiosk starts. */
export const test = base.extend<{ sound: Sound }>({
  sound: [
    async ({ surroundings }, use) => {
      const sound = await openSound(surroundings);
      await use(sound);
      await sound.close();
    },
    { auto: true },
  ],
});
