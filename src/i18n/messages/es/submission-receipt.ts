import type { Messages } from '../message-types.ts';

/** What stands on the page after an application was sent, until it is closed: the reference and the applicant's own link. */
export const receiptMessages: Messages['submissionReceipt']['receiptMessages'] = {
  heading: 'Su postulación llegó',
  position: 'Puesto',
  reference: 'Referencia',
  link: 'Su enlace privado',
  why: 'Con él puede ver cómo va su postulación, agregar un currículum, retirarla o borrar todo.',
  keep: 'Guárdelo: solo usted lo tiene.',
  copy: {
    label: 'Copiar',
    copied: '¡Copiado!',
    status: 'Se copió su enlace privado.',
    name: 'Copiar su enlace privado',
  },
  open: 'Abrir el enlace',
  close: 'Cerrar este mensaje',
  said: (reference) =>
    `Su postulación llegó. Referencia ${reference}. Su enlace privado está en esta página.`,
  saidWithout: 'Su postulación llegó. Su enlace privado está en esta página.',
};

/** A position that takes no more applications. */
export const closedMessages: Messages['submissionReceipt']['closedMessages'] = {
  sentence: 'Este puesto está cerrado.',
  text: 'Ya no recibimos postulaciones para este puesto.',
  link: 'Ver los puestos disponibles',
};
