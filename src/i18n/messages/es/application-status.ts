import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page behind an applicant's own link. */
export const statusMessages: Messages['applicationStatus']['statusMessages'] = {
  head: {
    title: `Su postulación – ${product}`,
    description: `Vea cómo va su postulación en ${product}. Agregue su currículum, retírela o bórrela. Necesita su enlace privado.`,
  },
  heading: 'Su postulación',
  lead: 'Esta página se abre con su enlace privado. No lo comparta: quien lo tenga puede hacer lo mismo que usted.',
  needsScript:
    'Esta página necesita JavaScript, y en este navegador está apagado. En su lugar, puede escribirnos a:',
  looking: 'Estamos buscando su postulación...',
  facts: {
    heading: 'En resumen',
    position: 'Puesto',
    sent: 'Enviada el',
    reference: 'Referencia',
    resume: 'Currículum',
    isThere: 'Ya llegó.',
    isMissing: 'No está.',
  },
  copy: { label: 'Copiar su enlace privado', copied: '¡Copiado!', status: 'Se copió su enlace privado.' },
  stateHeading: 'Cómo va',
  states: {
    new: 'Su postulación llegó. Todavía no la hemos leído.',
    looked_at: 'Estamos leyendo su postulación.',
    talking: 'Nos gustaría conocerle. Estamos en contacto con usted para los siguientes pasos.',
    offer: 'Nos gustaría trabajar con usted. Ya le hicimos una oferta.',
    hired: 'El puesto es suyo. Nos dará gusto trabajar con usted.',
    declined:
      'Esta vez elegimos a otra persona. Gracias por el tiempo y el cuidado que puso. Puede volver a postularse con nosotros cuando guste.',
    withdrawn: 'Usted retiró esta postulación. Ya no la vemos.',
  },
  unknown: {
    heading: 'Aquí no podemos mostrar nada',
    text: 'Quizá el enlace está incompleto o ya no se usa. Revise que lo tenga entero, por favor. Si es así, escríbanos a:',
  },
  noAnswer: {
    heading: 'No recibimos respuesta',
    text: 'Quizá no tiene conexión, o nuestro servidor está ocupado. No se perdió nada. Inténtelo de nuevo, por favor.',
    retry: 'Intentar de nuevo',
  },
  working: 'Un momento...',
  failed: 'No recibimos respuesta, así que no sabemos si funcionó. Inténtelo de nuevo, por favor.',
  resume: {
    heading: 'Agregar su currículum',
    text: 'Su currículum no está con su postulación. Puede agregarlo aquí.',
    send: 'Enviar el currículum',
    first: 'Elija arriba su currículum para activar este botón.',
    done: 'Su currículum llegó.',
    refused: 'No se aceptó su currículum. Elija el archivo de nuevo, por favor.',
  },
  withdraw: {
    heading: 'Retirar su postulación',
    text: 'Después ya no la veremos. Guardamos lo que envió hasta que usted lo borre o termine nuestro plazo para guardarlo.',
    open: 'Retirar',
    question: '¿Retirar su postulación?',
    explain: 'No se puede deshacer. Sí puede postularse otra vez.',
    confirm: 'Sí, retirarla',
    keep: 'No, dejarla',
    done: 'Su postulación quedó retirada.',
  },
  erase: {
    heading: 'Borrar todo',
    text: 'Después nadie podrá ver su postulación, y este enlace dejará de funcionar.',
    open: 'Borrar todo',
    question: '¿Borrar todo?',
    explain: 'Esto se borra para siempre, y nadie puede recuperarlo:',
    items: [
      'todo lo que escribió',
      'su currículum',
      'las notas de nuestro equipo de contratación sobre su postulación',
    ],
    confirm: 'Sí, borrar todo',
    keep: 'No, conservar todo',
    fileStays:
      'No se pudo borrar su currículum, así que todo lo demás también sigue ahí. Inténtelo de nuevo en un minuto, por favor. Si no funciona, escríbanos a:',
  },
  erased: {
    heading: 'Se borró todo',
    text: 'Su postulación, su currículum y nuestras notas ya no existen. Este enlace ya no funciona.',
    link: 'Ir a la página de empleos',
  },
};
