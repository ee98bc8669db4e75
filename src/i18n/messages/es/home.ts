import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const homeHead: Messages['home']['homeHead'] = {
  title: `${brand.productName} – Información médica con IA para personas mayores`,
  description:
    'Pregunte por un síntoma o un medicamento y reciba una respuesta clara. Una IA para personas mayores por web, WhatsApp o teléfono. No es un médico.',
};

export const hero: Messages['home']['hero'] = {
  eyebrow: 'Información médica con IA para personas mayores',
  headline: 'Reciba información médica sin ir al consultorio',
  lead: [
    'Díganos qué le duele o qué medicinas toma.',
    `${brand.productName} es una inteligencia artificial (IA). Le da información clara y una idea de qué hacer después.`,
    'No es un médico.',
  ],
  /** The country's number follows the label. */
  callLabel: 'Llamar al',
  notTested: `Las respuestas de ${brand.productName} todavía no se han probado en español.`,
  phonePictureAlt: `Un teléfono que muestra una conversación de ejemplo con ${brand.productName} sobre un dolor de rodilla.`,
  is: {
    title: 'Qué es',
    points: [
      'Una IA que responde preguntas de salud',
      'Ayuda con malestares leves y enfermedades comunes',
      'Palabras sencillas, a su propio ritmo',
    ],
  },
  isNot: {
    title: 'Qué no es',
    points: [
      'No es un médico ni personal de enfermería',
      'No es un diagnóstico que baste por sí solo',
      'No es para emergencias',
    ],
  },
};

export const supporters: Messages['home']['supporters'] = {
  funding: 'Financiado por',
  acknowledged: 'Reconocido por',
};

export const about: Messages['home']['about'] = {
  title: `Qué hace ${brand.productName}`,
  lead: 'Las palabras médicas pueden ser difíciles. Nosotros las hacemos sencillas.',
  paragraphs: [
    `Pregunte a ${brand.productName} por una tos, un sarpullido, un dolor de espalda o una pastilla nueva. Le hará unas preguntas cortas. Después le dirá cuál podría ser la causa, qué tan grave parece y qué puede hacer.`,
    'La IA prepara cada respuesta. Ningún médico la lee antes. Úsela para informarse, para preparar una consulta y para saber cuándo pedir ayuda.',
  ],
  links: {
    safety: '¿Qué tan seguro es?',
    healthData: 'Política de privacidad de los datos de salud del consumidor',
  },
  stepsTitle: 'Cómo funciona',
  steps: [
    { title: 'Diga qué le pasa', text: 'Escríbalo o dígalo en voz alta. Use sus propias palabras.' },
    { title: 'Responda unas preguntas', text: 'Son cortas. Tómese todo el tiempo que necesite.' },
    {
      title: 'Lea qué puede ayudarle',
      text: 'Verá las causas probables, qué tan grave puede ser y qué puede hacer después.',
    },
  ],
};

export const features: Messages['home']['features'] = {
  title: 'Cuatro maneras de ayudarle',
  lead: 'Elija una para ver cómo funciona.',
  tabsLabel: 'Maneras de ayudarle',
};

/** What each feature tab says (specification, section 2). */
export const featureTabMessages: Messages['home']['featureTabMessages'] = {
  'symptom-analysis': {
    label: 'Análisis de síntomas',
    badge: 'En la web',
    title: 'Vea qué pueden significar sus síntomas',
    description:
      'Díganos cómo se siente, qué toma y a qué tiene alergia. La IA lo revisa todo junto. Usted recibe las causas probables y qué tan grave puede ser cada una.',
    points: [
      'También toma en cuenta sus medicamentos',
      'Muestra qué tan grave puede ser',
      'Dice cuándo ver a un médico',
    ],
    buttonText: 'Probar el diagnóstico ahora',
  },
  'whatsapp-diagnosis': {
    label: 'Diagnóstico por WhatsApp',
    badge: 'En su teléfono',
    title: 'Pregunte en un chat que ya conoce',
    description:
      'Mande un mensaje como se lo mandaría a alguien de confianza. La IA hace preguntas cortas y contesta con palabras sencillas. Puede parar y seguir más tarde.',
    points: [
      'No tiene que aprender otra aplicación',
      'Escriba con sus propias palabras',
      'Vuelva a leer la respuesta cuando quiera',
    ],
    buttonText: 'Empezar el diagnóstico',
  },
  'triage-system': {
    label: '¿Qué tan urgente es?',
    badge: 'Sepa qué hacer',
    title: '¿Cuidados en casa, médico o urgencias?',
    description:
      '¿No sabe con qué rapidez actuar? La IA ordena sus síntomas según lo graves que parecen. Le orienta hacia cuidados en casa, un médico o ayuda inmediata.',
    points: [
      'De los cuidados en casa a urgencias',
      'Tiene presentes sus medicamentos',
      'Le dice qué debe vigilar',
    ],
    buttonText: 'Más información',
  },
  'voice-diagnosis': {
    label: 'Diagnóstico por voz',
    badge: 'Por teléfono',
    title: 'Solo llame y hable',
    description:
      '¿Prefiere hablar que escribir? Llame a nuestra línea de voz. La IA escucha, pregunta y responde en voz alta.',
    points: [
      'Sirve con cualquier teléfono',
      'No necesita pantalla',
      'Vuelva a preguntar las veces que quiera',
    ],
    buttonText: 'Llamar ahora',
  },
};

export const easyWays: Messages['home']['easyWays'] = {
  title: 'Maneras fáciles de recibir respuestas',
  lead: 'Por chat o por teléfono. Use la que más le guste.',
  chat: {
    title: 'Chatee con nosotros',
    text: 'Abra WhatsApp y mándenos su pregunta. Recibirá una respuesta con palabras sencillas.',
  },
  call: {
    title: 'Llámenos',
    text: 'Marque el número y hable con nuestra IA. Escucha y responde en voz alta.',
    /** The country's number follows the label. */
    button: 'Llamar al',
    /** Read by people whose device cannot dial. */
    hint: '¿Está en una computadora? Marque este número en su teléfono.',
  },
};

export const contact: Messages['home']['contact'] = {
  title: 'Haga su primera pregunta ahora',
  text: 'Use sus propias palabras. Toda pregunta es importante.',
  note: 'Hablará con una IA, no con un médico.',
  button: 'Obtener un diagnóstico ahora',
};
