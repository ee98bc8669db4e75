import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const otherJobs: Messages['otherJobs']['otherJobs'] = {
  'product-tester': {
    overview: `Usted usa ${brand.productName} como lo usan nuestros visitantes, y nos dice la verdad. Prueba el chat, la aplicación web y la línea telefónica con preguntas de salud inventadas. No hace falta saber programar. Hacen falta buen ojo, buen oído y ganas de decir qué está mal.`,
    responsibilities: [
      'Probar las partes nuevas antes de publicarlas',
      'Seguir un guion de prueba y luego probar lo que el guion olvidó',
      'Anotar cada problema con pasos que otros puedan repetir',
      'Avisar de inmediato si una respuesta parece peligrosa o poco amable',
      'Probar con letra grande, lector de pantalla y un teléfono lento',
    ],
    qualifications: [
      'Nota cosas pequeñas que a otros se les escapan',
      'Escribe notas claras, un problema a la vez',
      'Tiene o puede usar un teléfono y una computadora',
      'Habla con franqueza, aunque esperáramos buenas noticias',
      'Si usa ayudas de accesibilidad, es una ventaja, no un requisito',
    ],
    benefits: [
      'Trabajo desde casa, parte de la semana',
      'Un horario que elige en un plan compartido',
      'Capacitación para probar: no se pide experiencia en tecnología',
      'Trato directo con quienes arreglan las cosas',
    ],
  },
  'open-application': {
    overview: `Guardamos un puesto de tiempo completo y le damos forma según la persona indicada. Quizá trabaje en enfermería y quiera escribir, o en ingeniería y le guste enseñar. Quizá sacó adelante una familia y ahora quiere empezar de nuevo. Díganos qué hace bien y dónde le serviría a ${brand.productName}.`,
    responsibilities: [
      'Dar forma al puesto con nosotros en las dos primeras semanas',
      'Hacerse cargo de un trabajo desde la primera idea hasta la última revisión',
      'Pensar en las personas mayores en cada decisión',
      'Compartir lo que aprende en notas cortas y claras',
    ],
    qualifications: [
      'Le importa que la información de salud sea clara y segura',
      'Tiene trabajos que puede mostrarnos o contarnos',
      'Trabaja bien con personas que están en otros lugares',
      'Dice lo que sabe y lo que no sabe',
    ],
    benefits: [
      'Trabajo desde casa',
      'Vacaciones pagadas y días festivos locales',
      'Un puesto que se hace con usted',
      'Las herramientas que necesite para su trabajo',
      'Horas pagadas cada mes para aprender',
    ],
  },
};
