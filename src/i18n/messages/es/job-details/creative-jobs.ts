import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

export const creativeJobs: Messages['creativeJobs']['creativeJobs'] = {
  'graphic-designer': {
    overview: `Un buen diseño puede hacer que alguien reciba ayuda a tiempo. Usted hace nuestras páginas, carteles, láminas y tarjetas. Todo debe leerse bien a un brazo de distancia, con poca luz y sin los lentes adecuados. Prueba su trabajo con personas mayores y cambia lo que no funciona.`,
    responsibilities: [
      'Diseñar páginas web, carteles, láminas y tarjetas',
      'Seguir nuestras reglas de letra, color y espacio, y mejorarlas',
      'Dibujar íconos y figuras sencillas con nuestro propio estilo',
      'Revisar el contraste y el tamaño del texto antes de publicar un diseño',
      'Preparar archivos ordenados para imprenta y para la web',
    ],
    qualifications: [
      'Un portafolio con trabajos tan claros como bellos',
      'Conoce bien la tipografía, la retícula y el color',
      'Maneja un programa de vectores y uno de maquetación',
      'Le gusta ver cómo la gente usa su trabajo',
      'Ha leído sobre accesibilidad, o tiene la disposición de hacerlo',
    ],
    benefits: [
      'Trabajo desde casa',
      'Vacaciones pagadas y días festivos locales',
      'Una pantalla grande y los programas de diseño que necesite',
      'Su nombre en los créditos, donde los haya',
      'Horas pagadas cada mes para aprender',
    ],
  },
  'video-editor-animator': {
    overview: `Un video corto puede quitar el miedo a la primera vez. Usted edita y anima videos que enseñan a hacerle una pregunta a ${brand.productName}. Son tranquilos, lentos y claros. Cada uno tiene subtítulos y una versión completa en texto.`,
    responsibilities: [
      'Editar videos cortos de ayuda con tomas sin editar y grabaciones de pantalla',
      'Animar figuras, flechas y palabras sencillas que guíen la vista',
      'Escribir subtítulos fáciles de leer y ajustarlos a la voz',
      'Equilibrar voz y música para que se entienda cada palabra',
      'Exportar cada video para la web, el chat y pantallas grandes',
    ],
    qualifications: [
      'Una muestra con dos o tres piezas que usted editó o animó',
      'Maneja un programa de edición y uno de animación',
      'Tiene buen oído para la voz clara',
      'Evita los destellos y los cortes rápidos',
      'Nombra y guarda los archivos para que otros los encuentren',
    ],
    benefits: [
      'Trabajo desde casa, parte de la semana',
      'Un horario que planea con quien dirige su equipo',
      'Los programas de edición que necesite',
      'Crédito por su trabajo cuando podamos darlo',
    ],
  },
  'content-creator': {
    overview:
      'Usted convierte temas de salud difíciles en palabras que cualquiera puede usar. Escribe guías, historias y guiones cortos. Una persona experta en salud revisa los datos antes de publicar. Usted revisa que cada línea sea sencilla, amable y cierta.',
    responsibilities: [
      'Escribir guías, historias y guiones sobre temas de salud comunes',
      'Buscar buenas fuentes y anotarlas',
      'Trabajar con quien revisa sus datos',
      'Probar sus borradores con lectores y corregir lo que no esté claro',
      'Mantener al día las páginas anteriores',
    ],
    qualifications: [
      'Tres textos que se puedan seguir aun con prisa',
      'Puede decir algo difícil con palabras cortas',
      'Sabe distinguir una buena fuente de una mala',
      'Recibe bien las correcciones y las hace con amabilidad',
      'Nunca usa el miedo para ganar un clic',
    ],
    benefits: [
      'Trabajo desde casa, parte de la semana',
      'Un horario a su elección, con un plan semanal claro',
      'Alguien que revisa sus textos con cuidado',
      'Su nombre en su trabajo, si así lo desea',
    ],
  },
};
