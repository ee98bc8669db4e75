import type { Messages } from '../message-types.ts';

/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen: Messages['errorScreen']['errorScreen'] = {
  title: 'Esta pantalla toma un breve descanso',
  text: 'Volverá sola en unos minutos.',
  tell: 'Por favor, avise al personal.',
  orCall: 'Por favor, avise al personal o llame al',
};
