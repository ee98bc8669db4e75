import type { Messages } from '../message-types.ts';

/** The mail that carries an applicant’s private link. */
export const linkMailMessages: Messages['linkMail']['linkMailMessages'] = {
  subject: (position) => `Su postulación llegó: ${position}`,
  arrived: (position, reference) =>
    `Gracias. Su postulación para “${position}” llegó. Su referencia es ${reference}.`,
  whatFor:
    'Con este enlace privado usted puede ver cómo va su postulación, agregar un currículum, retirarla o borrarla:',
  keep: 'Por favor, no comparta este enlace. Quien lo tenga puede hacer todo lo que puede hacer usted.',
  mistake: (contact) =>
    `¿Usted no se postuló? Entonces alguien escribió su dirección por error. Por favor, escriba a ${contact}.`,
};
