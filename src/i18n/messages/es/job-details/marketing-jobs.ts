import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const marketingJobs: Messages['marketingJobs']['marketingJobs'] = {
  'field-marketing-specialist': {
    overview: `Una charla en un lugar conocido puede más que cualquier anuncio. Nuestros socios reciben estos encuentros, y usted hace que salgan bien. Planea cada uno desde casa, envía un paquete con lo necesario y asiste por video. Después nos cuenta qué preguntó la gente, para que ${brand.productName} mejore.`,
    responsibilities: [
      'Planear charlas y demostraciones con los socios que las reciben',
      'Escribir el guion, la lista de pendientes y el volante de cada encuentro',
      'Hacer la lista del paquete y ver que salga a tiempo',
      'Asistir por video para responder preguntas y ayudar a quienes organizan',
      'Llevar la cuenta de gastos y asistencia, y contar lo que aprendió',
    ],
    qualifications: [
      'Ha planeado eventos, clases o campañas locales',
      'Piensa pronto en lo pequeño: las sillas, el sonido y la letra grande',
      'Mantiene la calma cuando cambian los planes',
      'Habla y escribe con palabras sencillas',
      'Es amable y paciente con quien empieza a usar la tecnología',
    ],
    benefits: [
      'Trabajo desde casa; los socios son nuestras manos en cada lugar',
      'Vacaciones pagadas y días festivos locales',
      'Un presupuesto para paquetes e impresos que usted maneja',
      'Una computadora portátil, una cámara y un buen micrófono',
      'Horas pagadas cada mes para aprender',
    ],
  },
  'community-outreach-coordinator': {
    overview:
      'Usted suele ser la primera persona de nuestro equipo que conoce un grupo. Llama a clubes, grupos religiosos y centros para personas mayores y pregunta qué necesitan. Luego organiza una visita corta en línea y muestra cómo funciona nuestra IA. También les dice qué no puede hacer.',
    responsibilities: [
      'Llamar y escribir a grupos locales y responder sus preguntas',
      'Organizar visitas en línea y mandar recordatorios claros',
      'Mostrar cómo chatear o llamar, paso a paso',
      'Decir con claridad que es una IA y no un médico',
      'Llevar un registro sencillo de quién preguntó qué, sin datos de salud',
    ],
    qualifications: [
      'Disfruta hablar con personas que no conoce',
      'Explica las cosas despacio y siempre con respeto',
      'Cumple lo que promete y devuelve las llamadas a tiempo',
      'Sabe usar el correo, un calendario y las videollamadas',
      'Otro idioma, como español, francés o hindi, es una ventaja',
    ],
    benefits: [
      'Trabajo desde casa, parte de la semana',
      'Un horario que se acuerda con usted de antemano',
      'Audífonos y un plan de telefonía para las llamadas de trabajo',
      'Capacitación antes de su primera llamada',
    ],
  },
  'social-media-manager': {
    overview:
      'La gente nos pregunta por su salud en público, hasta en la foto de un jardín. Usted lleva nuestras redes sociales y da el tono. Comparte cosas útiles y ciertas. También sabe cuándo enviar a alguien con un médico o a los servicios de emergencia.',
    responsibilities: [
      'Planear cada mes las publicaciones con quienes escriben y diseñan',
      'Publicar en nuestras redes y agregar texto a las imágenes',
      'Contestar los comentarios en un día, con calidez y con datos',
      'Seguir nuestra guía de respuesta segura cuando un comentario trata de salud',
      'Ocultar los mensajes basura y los fraudes contra personas mayores',
      'Informar qué pregunta más la gente',
    ],
    qualifications: [
      'Ha llevado las redes de un grupo, una causa o una empresa',
      'Escribe textos cortos que suenan a persona',
      'Comprueba un dato antes de compartirlo',
      'Mantiene la calma ante un comentario grosero',
      'Le importan los subtítulos y el texto de las imágenes',
    ],
    benefits: [
      'Trabajo desde casa',
      'Vacaciones pagadas y días festivos locales',
      'Sin turnos de noche: el descanso es el descanso',
      'Las herramientas que necesite para planear y publicar',
      'Horas pagadas cada mes para aprender',
    ],
  },
};
