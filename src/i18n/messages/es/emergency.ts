import type { Messages } from '../message-types.ts';

/**
 * The emergency line of the landing page and the legal pages. The number of the visitor's place stands between `before` and
 * `after`; it comes from domain/emergency. Where it is not known, `local` stands in its place.
 */
export const emergency: Messages['emergency']['emergency'] = {
  before: 'En una emergencia, llame al',
  after: 'de inmediato.',
  local: 'número de emergencias de su localidad (911 o 112 en muchos lugares)',
  signs: 'Dolor de pecho, dificultad para respirar, debilidad repentina o sangrado abundante: pida ayuda ya.',
};
