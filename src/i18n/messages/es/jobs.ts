import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

/**
 * Title and description of each open position, by its id. Descriptions are at most 150 characters, so that the page description
 * is the whole of them. What only the job page shows is in job-details, which the careers list does not load.
 */
export const jobMessages: Messages['jobs']['jobMessages'] = {
  'growth-partnerships-lead': {
    title: 'Líder de alianzas y crecimiento',
    description:
      'Encuentre clínicas, bibliotecas y centros para personas mayores que quieran ofrecer nuestra IA. Gane su confianza y ayúdeles a empezar bien.',
  },
  'growth-analyst-intern': {
    title: 'Practicante de análisis de crecimiento',
    description:
      'Ayúdenos a saber cómo nos encuentra la gente y por qué vuelve. Trabajará con preguntas reales, datos ordenados y gráficas claras.',
  },
  'field-marketing-specialist': {
    title: 'Especialista en mercadotecnia de campo',
    description:
      'Planee charlas y demostraciones con socios locales. Usted escribe el plan, envía el material, asiste por video y aprende qué funcionó.',
  },
  'community-outreach-coordinator': {
    title: 'Coordinador o coordinadora de enlace comunitario',
    description:
      'Sea la voz amable que primero oyen los grupos de personas mayores. Llame, escuche, responda y organice visitas cortas en línea.',
  },
  'graphic-designer': {
    title: 'Diseñador gráfico o diseñadora gráfica',
    description:
      'Haga páginas, carteles y láminas que se lean sin esfuerzo a cualquier edad. Sus herramientas: letra grande, formas claras y colores serenos.',
  },
  'video-editor-animator': {
    title: 'Editor o editora de video y animación',
    description:
      'Edite videos cortos y tranquilos que enseñen a hacer una pregunta de salud. Agregue subtítulos claros, ritmo lento y dibujos sencillos.',
  },
  'content-creator': {
    title: 'Creador o creadora de contenido',
    description:
      'Escriba historias de salud y guías prácticas con palabras sencillas. Cada texto debe ayudar a alguien a hacer una cosa hoy.',
  },
  'social-media-manager': {
    title: 'Responsable de redes sociales',
    description:
      'Cuide nuestras redes sociales. Comparta cosas útiles, conteste con amabilidad y no deje una pregunta de salud sin respuesta segura.',
  },
  'product-tester': {
    title: 'Evaluador o evaluadora de producto',
    description:
      'Pruebe antes que nadie el chat, la aplicación web y la línea telefónica. Díganos qué cuesta leer, oír o creer.',
  },
  'open-application': {
    title: 'Postulación abierta',
    description: `¿Ningún puesto es para usted? Guardamos un lugar para quien valore nuestro trabajo. Díganos cómo ayudaría a ${brand.productName}.`,
  },
};

/** What each category is called, and the filter that lets all through. */
export const categoryNames: Messages['jobs']['categoryNames'] = {
  All: 'Todos',
  Growth: 'Crecimiento',
  Marketing: 'Mercadotecnia',
  Other: 'Otros',
};

export const employmentTypeNames: Messages['jobs']['employmentTypeNames'] = {
  'Full-time': 'Tiempo completo',
  'Part-time': 'Medio tiempo',
  Intern: 'Prácticas',
};
