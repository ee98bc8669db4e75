import type { Messages } from '../message-types.ts';

/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen: Messages['errorScreen']['errorScreen'] = {
  title: 'Esta pantalla toma un breve descanso',
  text: 'Volverá sola en unos minutos.',
  tell: 'Avise al personal, por favor.',
  orCall: 'Avise al personal, por favor, o llame al',
};
