import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const growthJobs: Messages['growthJobs']['growthJobs'] = {
  'growth-partnerships-lead': {
    overview: `Muchas personas oyen hablar de ${brand.productName} por primera vez en un lugar de confianza. Puede ser una clínica, una biblioteca o un centro para personas mayores. Usted encontrará esos lugares, hablará con quienes los dirigen y les ayudará a ofrecer nuestra IA. El trabajo es suyo desde la primera llamada hasta el primer mes de uso.`,
    responsibilities: [
      'Encontrar socios que atiendan a personas mayores y ponerse en contacto con ellos',
      'Explicar con palabras sencillas qué puede hacer nuestra IA y qué no',
      'Acordar un plan sencillo con cada socio y ponerlo por escrito',
      'Ayudar a su personal a poner todo en marcha y a prepararse para las preguntas',
      'Mantener el contacto y contar a nuestro equipo lo que oye',
      'Decir que no a un acuerdo que no sea bueno para las personas a quienes sirve',
    ],
    qualifications: [
      'Ha creado alianzas, dirigido un programa o vendido con honestidad',
      'Escribe correos cortos y claros y toma buenas notas',
      'Se siente a gusto en el teléfono y en las videollamadas',
      'Hace buenas preguntas y escucha las respuestas',
      'Conoce la atención de la salud, los servicios para personas mayores o las bibliotecas, o quiere aprender rápido',
    ],
    benefits: [
      'Trabajo desde casa',
      'Vacaciones pagadas y días festivos locales',
      'Una computadora portátil y audífonos para las llamadas',
      'Voz propia en cómo crecemos y con quién',
      'Horas pagadas cada mes para aprender',
    ],
  },
  'growth-analyst-intern': {
    overview:
      'Queremos saber qué ayuda a la gente a encontrarnos y qué le estorba. Usted mirará conteos sencillos, como la página de la que llegó una visita. No verá preguntas de salud ni nombres. Alguien con experiencia le acompaña cada semana, y sus hallazgos deciden qué hacemos después.',
    responsibilities: [
      'Reunir los conteos de nuestras páginas y mantenerlos en orden',
      'Hacer gráficas sencillas que se entiendan en un minuto',
      'Ayudar a preparar pruebas pequeñas, como dos maneras de redactar una página',
      'Escribir cada semana una nota corta con lo que aprendió',
      'Señalar dónde un número puede engañarnos',
    ],
    qualifications: [
      'Le gustan los números y duda de los que parecen demasiado buenos',
      'Sabe usar una hoja de cálculo; saber SQL es una ventaja',
      'Puede explicar una gráfica sin palabras difíciles',
      'Trata con cuidado los datos de las personas',
      'Empieza en este campo, por un curso, un cambio de carrera o estudio propio',
    ],
    benefits: [
      'Trabajo desde casa, con un horario que se ajusta a sus otros planes',
      'Alguien con experiencia que se reúne con usted cada semana',
      'Trabajo real que podrá mostrar después',
      'Un pago por su tiempo, acordado antes de empezar',
    ],
  },
};
