import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

const product = brand.productName;

/** The page of the model card: what the card's figures stand between. */
export const safetyMessages: Messages['safety']['safetyMessages'] = {
  head: {
    title: `¿Qué tan seguro es ${product}?`,
    description: `Para qué sirve ${product} y para qué no. Cuántas veces acertó o no vio una emergencia, y quién lo ha revisado hasta ahora.`,
  },
  heading: `¿Qué tan seguro es ${product}?`,
  lead: 'Lo que sabemos de él y lo que todavía no sabemos.',
  dated: 'Última actualización:',
  sections: {
    'intended-use': {
      title: 'Para qué sirve',
      summary: 'Le ayuda a informarse y a prepararse. No es para emergencias y no reemplaza a un médico.',
      blocks: [
        {
          intro: 'Sirve para:',
          items: [
            'saber qué puede ser un malestar leve o una enfermedad común',
            'saber qué tan pronto buscar atención',
            'preguntar para qué es un medicamento y cómo se suele tomar',
            'prepararse para una consulta con el médico',
          ],
        },
        {
          intro: 'No sirve para:',
          items: [
            'emergencias',
            'un diagnóstico, ni una segunda opinión sobre uno',
            'empezar, dejar o cambiar un medicamento',
            'preguntas sobre niños o sobre el embarazo',
            'pensamientos de hacerse daño o de hacer daño a otra persona; pida ayuda por teléfono de inmediato',
            'decidir por una persona que no puede dar su consentimiento',
          ],
        },
        {
          intro: 'Está hecho para:',
          items: [
            'personas adultas, sobre todo las mayores de 65 años',
            'quienes las ayudan, con su consentimiento',
          ],
        },
      ],
    },
    limits: {
      title: 'Sus límites',
      summary: 'Es un programa de computadora. Puede equivocarse.',
      blocks: [
        {
          intro: 'Tenga en cuenta:',
          items: [
            'no puede ver, oír ni tocar como lo hace un médico',
            'solo sabe lo que usted le dice, y puede entenderlo mal',
            'puede equivocarse y aun así sonar seguro',
            'quizá sepa menos de enfermedades raras y de medicamentos nuevos',
          ],
        },
      ],
    },
    'what-we-know': {
      title: 'Qué sabemos hasta ahora',
      summary: `Sabemos para qué sirve ${product} y cuáles son sus límites: las dos cosas están en esta página. Todavía no hemos medido con qué frecuencia acierta o no ve una emergencia, y todavía no lo ha revisado personal médico ni de enfermería.`,
      blocks: [],
    },
    evaluation: {
      title: '¿Cuántas veces acierta?',
      summary: 'Aquí está cada prueba con su número de casos y qué tan segura es su cifra.',
      blocks: [],
    },
    emergencies: {
      title: 'Emergencias que no vio',
      summary: 'Estas son las veces en que no vio que alguien necesitaba ayuda de inmediato.',
      blocks: [],
    },
    incidents: {
      title: 'Qué salió mal en el uso',
      summary: 'Contamos cada aviso de que una respuesta hizo daño o pudo hacerlo.',
      blocks: [],
    },
    reviewers: {
      title: 'Quién lo ha revisado',
      summary: 'Estas personas miraron las pruebas y las respuestas.',
      blocks: [],
    },
    'health-words': {
      title: 'Quién escribió nuestras frases de salud',
      summary:
        'Aquí está cada frase de este sitio que trata de salud, con quien la escribió y quien la revisó.',
      blocks: [],
    },
    'about-this-page': {
      title: 'Sobre esta página',
      summary: 'Cambiamos esta página cuando medimos algo nuevo. Díganos si cree que algo está mal.',
      blocks: [{ link: 'Términos del servicio' }],
    },
  },
};

/** What stands beside the card's figures. */
export const cardMessages: Messages['safety']['cardMessages'] = {
  allLanguages: 'Todos los idiomas juntos',
  /** Results in one language. */
  inLanguage: { en: 'En inglés', es: 'En español', fr: 'En francés', hi: 'En hindi', ar: 'En árabe' },
  languages: { en: 'inglés', es: 'español', fr: 'francés', hi: 'hindi', ar: 'árabe' },
  missedInTests: 'Emergencias no vistas en las pruebas',
  reports: 'Avisos',
  reviewers: 'Revisado por',
  cardVersion: 'Versión de esta página',
  assistantVersion: 'Versión del asistente',
  languagesLabel: 'Probado en',
  notMeasured: 'Todavía sin medir',
  notReviewed: 'Todavía sin revisar',
  right: ({ hits, cases, share, low, high }) =>
    `Acertó en ${hits} de ${cases} casos (${share}). Con un 95\u00A0% de confianza, entre ${low} y ${high}.`,
  missed: ({ hits, cases, share, low, high }) =>
    `No vio la emergencia en ${hits} de ${cases} casos (${share}). Con un 95\u00A0% de confianza, entre ${low} y ${high}.`,
  finishedOn: (day) => `Terminada el ${day}`,
  wholeReport: (address) => `El informe completo: ${address}`,
  incidents: (reported, harmed) => `Avisos: ${reported}. Con daño a una persona: ${harmed}`,
  period: (since, until) => `Del ${since} al ${until}`,
};

/** The list of what is said about health, with its signatures. */
export const signatureMessages: Messages['safety']['signatureMessages'] = {
  pages: { home: 'En la página de inicio', terms: 'En los términos del servicio' },
  writtenBy: 'Escrito por',
  checkedBy: 'Revisado por',
  notNamed: 'Todavía no se ha nombrado a nadie',
  notChecked: 'Todavía sin revisar',
};
