import { nextTextStep, nextTheme, type TextStep, type Theme } from '~/domain/kiosk/comfort.ts';
import { createKioskStore } from './kiosk-store.ts';

/** How a visitor likes the screen. */
export const useComfort = createKioskStore<{ textStep: TextStep; theme: Theme }>({
  textStep: 0,
  theme: 'light',
});

export function changeText(change: 1 | -1): void {
  useComfort.setState(({ textStep }) => ({ textStep: nextTextStep(textStep, change) }));
}

export function changeTheme(): void {
  useComfort.setState(({ theme }) => ({ theme: nextTheme(theme) }));
}
