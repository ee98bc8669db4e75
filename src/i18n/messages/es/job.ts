import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';

export const jobPage: Messages['job']['jobPage'] = {
  /** The page title: the product name followed by the job title (specification, section 2). */
  title: (jobTitle) => `${brand.productName} – ${jobTitle}`,
  backToCareers: 'Volver a los empleos',
  overview: 'De qué se trata',
  responsibilities: 'Tareas principales',
  qualifications: 'Requisitos',
  benefits: 'Prestaciones',
  facts: {
    heading: 'En resumen',
    place: 'Lugar',
    posted: 'Publicado',
    pay: 'Sueldo antes de impuestos',
    closes: 'Fecha límite',
    employer: 'Empleador',
    employerText: (name, company) => `${name}, una marca de ${company}`,
    placeText: 'Trabajo desde casa en Estados Unidos, Canadá, México o la India',
  },
  hiring: {
    heading: 'Cómo contratamos',
    vacancy: {
      'open-now': 'Este puesto está disponible ahora.',
      later: 'Este puesto aún no está disponible. Guardamos las postulaciones para cuando lo esté.',
    },
    ai: 'No usamos IA para filtrar, calificar ni elegir personas. Nuestro equipo de contratación lee cada postulación.',
    outcome: 'Si le entrevistamos, le diremos el resultado en un plazo de 45 días.',
    accommodation:
      '¿Necesita que hagamos algo de otra manera, por una discapacidad o por otra razón? Díganoslo en cualquier momento. No le perjudica.',
    contactLabel: 'Pídalo aquí:',
  },
  /** Leads to the form at the end of the page. */
  applyLink: 'Postularse a este puesto',
  /** Names, in structured data, whom applicants ask to have something done in another way. */
  helpContact: 'Ayuda para postularse',
  notFound: {
    title: 'Puesto no encontrado',
    description:
      'Este puesto no está en nuestra lista. Quizá ya se ocupó o cambió de lugar. Vea todos los puestos disponibles.',
    text: 'Este puesto no está en nuestra lista. Quizá ya se ocupó o cambió de lugar.',
  },
};

/** What is paid, in the words of one line: `Estados Unidos: de 58,000 a 72,000 dólares estadounidenses al año`. */
export const payMessages: Messages['job']['payMessages'] = {
  money: {
    USD: 'dólares estadounidenses',
    CAD: 'dólares canadienses',
    MXN: 'pesos mexicanos',
    INR: 'rupias indias',
  },
  units: { YEAR: 'al año', HOUR: 'por hora' },
  line: ({ country, from, to, money, unit }) => `${country}: de ${from} a ${to} ${money} ${unit}`,
};
