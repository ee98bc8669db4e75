import type { Messages } from '../message-types.ts';

/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen: Messages['errorScreen']['errorScreen'] = {
  title: 'Cet écran fait une courte pause',
  text: 'Il reviendra de lui-même dans quelques minutes.',
  tell: 'Veuillez prévenir un membre du personnel.',
  orCall: 'Veuillez prévenir un membre du personnel, ou appeler le',
};
