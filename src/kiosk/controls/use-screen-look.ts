import { useLayoutEffect } from 'react';
import { bindPanel } from '~/domain/contract/kiosk-opening.ts';
import { textScales } from '~/domain/kiosk/comfort.ts';
import { panelSizes } from '~/domain/kiosk/panel.ts';
import { useScreen } from '../state/screen-store.ts';
import { useComfort } from '../state/comfort-store.ts';

/** Hands the panel's sizes and the visitor's wishes to styles/surfaces.css, which binds the tokens to them. */
export function useScreenLook(): void {
  const display = useScreen((screen) => screen.settings.display);
  const { textStep, theme } = useComfort();

  useLayoutEffect(() => {
    bindPanel(document.documentElement, panelSizes(display));
  }, [display]);

  useLayoutEffect(() => {
    const { style, dataset } = document.documentElement;
    style.setProperty('--text-scale', String(textScales[textStep]));
    dataset.textStep = String(textStep);
    dataset.theme = theme;
  }, [textStep, theme]);
}
