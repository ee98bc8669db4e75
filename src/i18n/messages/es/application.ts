import { isolate } from '../../../domain/isolate.ts';
import { brand } from '../../../config/brand.ts';
import { wholeMegabytes } from '../../../domain/application/resume.ts';
import { applicationRules as rules, maxResumeBytes } from '../../../domain/application/rules.ts';
import type { Messages } from '../message-types.ts';
import { plural, wholeNumber } from './format.ts';

const product = brand.productName;
const controller = [brand.parentCompany, ...brand.legal.address].join(', ');
const megabytes = wholeMegabytes(maxResumeBytes);
const longestLetter = wholeNumber(rules.coverLetter.maxLength);
const longestReason = wholeNumber(rules.whyJoin.maxLength);

/** Labels and hints of the fields, in the order of the form. */
export const fields: Messages['application']['fields'] = {
  fullName: { label: 'Nombre completo', hint: 'Nombre y apellidos, como le gusta que le llamen.' },
  email: {
    label: 'Correo electrónico',
    hint: 'Le respondemos a esta dirección. Por ejemplo, nombre@example.com',
  },
  phone: { label: 'Teléfono', hint: (example) => `Con el código del país, por ejemplo ${isolate(example)}` },
  resume: { label: 'Currículum', hint: 'Su experiencia de trabajo, guardada en un archivo PDF.' },
  linkedinProfile: {
    label: 'Perfil de LinkedIn (opcional)',
    hint: 'Por ejemplo, https://www.linkedin.com/in/su-nombre',
  },
  coverLetter: {
    label: 'Carta de presentación',
    hint: `Díganos qué aportaría a este puesto. Al menos ${rules.coverLetter.minLength} caracteres.`,
  },
  whyJoin: {
    label: `¿Por qué quiere trabajar en ${product}?`,
    hint: `Bastan unas pocas frases. Al menos ${rules.whyJoin.minLength} caracteres.`,
  },
};

/** The words for a wrong field (specification, section 5; the length caps are ours). */
export const fieldMessages: Messages['application']['fieldMessages'] = {
  fullName: {
    required: 'Escriba su nombre completo',
    tooShort: `El nombre debe tener al menos ${rules.fullName.minLength} caracteres`,
    tooLong: `El nombre debe tener ${rules.fullName.maxLength} caracteres o menos`,
  },
  email: {
    required: 'Escriba su correo electrónico',
    invalid: 'El correo electrónico no es válido',
    tooLong: `El correo electrónico debe tener ${rules.email.maxLength} caracteres o menos`,
  },
  phone: { required: 'Escriba su número de teléfono', invalid: 'El número de teléfono no es válido' },
  linkedinProfile: {
    invalid: 'Escriba la dirección completa de su perfil de LinkedIn',
    tooLong: `La dirección de LinkedIn debe tener ${rules.linkedinProfile.maxLength} caracteres o menos`,
  },
  coverLetter: {
    required: 'Escriba su carta de presentación',
    tooShort: `La carta de presentación debe tener al menos ${rules.coverLetter.minLength} caracteres`,
    tooLong: `La carta de presentación debe tener ${longestLetter} caracteres o menos`,
  },
  whyJoin: {
    required: `Díganos por qué quiere trabajar en ${product}`,
    tooShort: `Escriba al menos ${rules.whyJoin.minLength} caracteres`,
    tooLong: `Escriba ${longestReason} caracteres o menos`,
  },
};

/** Words of the resume field and its upload control (specification, sections 4 and 5). */
export const resumeMessages: Messages['application']['resumeMessages'] = {
  instruction: 'Arrastre aquí su currículum, o haga clic para elegirlo',
  limit: `Solo PDF, máximo ${megabytes} MB`,
  dropping: 'Suelte aquí su currículum...',
  choose: 'Elegir un archivo PDF',
  replace: 'Elegir otro archivo',
  remove: 'Quitar',
  required: 'obligatorio',
  chosen: (name) => `Se eligió ${name}.`,
  removed: 'Se quitó el archivo.',
  problem: {
    'too-large': `El archivo debe pesar menos de ${megabytes} MB`,
    'wrong-type': 'Solo se aceptan archivos PDF',
    empty: 'Este archivo está vacío. Elija otro PDF, por favor',
    several: 'Elija un solo archivo a la vez, por favor',
    unreadable: 'Este archivo no se puede abrir. Elija otro PDF, por favor',
    missing: 'Agregue su currículum',
    refused: 'No se aceptó su currículum. Elija el archivo de nuevo, por favor.',
  },
};

/** The form's own words. */
export const formMessages: Messages['application']['formMessages'] = {
  heading: 'Postúlese a este puesto',
  intro: 'Por favor, llene todos los campos, menos los que dicen opcional.',
  summaryHeading: 'Hay un problema',
  submit: 'Enviar la postulación',
  submitting: 'Enviando la postulación...',
  resumeFirst: 'Elija arriba su currículum para activar este botón.',
  honeypot: 'Deje este campo vacío',
  byEmail: 'Para postularse por correo, envíe su currículum a',
  kept: {
    stays:
      'Lo que escribe se queda en esta pestaña hasta que lo envíe, vacíe el formulario o cierre la pestaña.',
    clear: 'Vaciar el formulario',
    cleared: 'El formulario está vacío.',
    bringBack: 'Recuperar lo que escribí',
  },
};

/** Titles and texts of the notices (specification, section 8). */
export const noticeMessages: Messages['application']['noticeMessages'] = {
  failed: 'No se pudo enviar la postulación',
  offline: 'No tiene conexión. Lo que escribió sigue aquí. Envíelo cuando vuelva la conexión.',
  succeeded: '¡Su postulación se envió!',
  thanks: (jobTitle) => `Gracias por postularse al puesto “${jobTitle}”.`,
  next: 'Le llevamos a la página de empleos.',
  resumeLost: 'Su currículum no llegó',
  sendResume: (jobTitle) =>
    `Tenemos su postulación para “${jobTitle}”. Por favor, envíe su currículum por correo a ${brand.emails.company}.`,
};

/** What is kept, for how long, who reads it, how to have it deleted. */
export const privacyMessages: Messages['application']['privacyMessages'] = {
  heading: 'Sus datos',
  points: [
    `${controller}, es responsable de ellos.`,
    'Guardamos lo que escribe aquí y su currículum. Los usamos solo para cubrir este puesto.',
    'Los guardamos hasta 12 meses después del cierre del puesto. Luego los borramos.',
    'Solo los lee nuestro equipo de contratación. Nunca los vendemos.',
    'Después de postularse recibe un enlace privado. Con él puede retirar o borrar su postulación cuando quiera.',
  ],
  /** The address stands between. */
  deletion: { before: 'Para que los borremos antes, escriba a', after: '.' },
  link: 'Leer nuestra política de privacidad (se abre en otra pestaña)',
};

/** What the applicant is told about a failure (specification, section 8). */
export const failureMessages: Messages['application']['failureMessages'] = {
  notConfigured: 'La base de datos no está lista. Escríbanos para terminar la configuración.',
  refused: 'No se pudo enviar la postulación',
  refusedBecause: (reason) => `No se pudo enviar la postulación. ${isolate(reason)}`,
  limited: {
    network: 'Llegaron demasiadas postulaciones desde su red. Por favor, inténtelo de nuevo en una hora.',
    site: 'En este momento estamos recibiendo muchas postulaciones. Por favor, inténtelo de nuevo en un minuto.',
    request: 'Por favor, envíe una sola postulación a la vez.',
  },
  unexpected: 'Ocurrió un error inesperado',
  noAnswer: 'No se pudo enviar la postulación. Inténtelo de nuevo, por favor.',
  closed: 'Este puesto está cerrado y ya no recibe postulaciones. Lo que escribió sigue aquí.',
  resumeMissing: 'Agregue su currículum, por favor',
};

/** The line under a long text. `count` chooses the form, `written` is the same number as it is read. */
export const lengthMessages: Messages['application']['lengthMessages'] = {
  tooMany: (count, written) =>
    plural(count, { one: 'Sobra 1 carácter', other: `Sobran ${written} caracteres` }),
  toGo: (count, written) => plural(count, { one: 'Falta 1 carácter', other: `Faltan ${written} caracteres` }),
  of: (count, written, most) =>
    plural(count, { one: `1 carácter de ${most}`, other: `${written} caracteres de ${most}` }),
};
