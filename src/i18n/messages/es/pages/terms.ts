import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const terms: Messages['terms']['terms'] = {
  head: {
    title: `Términos del servicio – ${product}`,
    description: `Las reglas para usar ${product}. Es una IA y no un médico. Cada parte empieza con un resumen corto en palabras sencillas.`,
  },
  heading: 'Términos del servicio',
  lead: 'Las reglas para usar nuestro servicio, y qué puede y qué no puede esperar de él.',
  dated: 'Última actualización:',
  sections: {
    acceptance: {
      title: 'Aceptación de los términos',
      summary: 'Si usa nuestro servicio, acepta estas reglas. Si no las acepta, no lo use.',
      blocks: [
        `Estos términos son un acuerdo entre usted y ${company}, la empresa a cargo de ${product}. Abarcan este sitio web, la aplicación web, el chat y la línea de voz.`,
        'Debe ser mayor de edad para aceptarlos. Si ayuda a otra persona a usar el servicio, usted acepta en nombre propio. Esa persona también debe aceptar.',
      ],
    },
    'service-description': {
      title: 'Descripción del servicio',
      summary: `${product} es una IA. Da información general de salud sobre malestares leves y enfermedades comunes.`,
      blocks: [
        'Puede usarlo en una aplicación web, en un chat y por teléfono. Usted le habla de síntomas o medicamentos. Responde con posibles enfermedades, qué tan graves pueden ser, ideas de tratamiento y orientación sobre la urgencia (triaje).',
        'Un programa de computadora prepara todas las respuestas. Ningún médico las lee antes que usted. A veces el servicio puede cambiar, detenerse o no estar disponible.',
      ],
    },
    'medical-disclaimer': {
      title: 'Aviso: esto no es consejo médico',
      summary:
        'Esto no es un diagnóstico ni es un médico. En una emergencia, llame de inmediato para pedir ayuda.',
      blocks: [
        'El servicio da información, no consejo médico. No diagnostica, no trata y no cura. No puede examinarle y puede equivocarse.',
        {
          intro: 'Por su seguridad:',
          items: [
            'pregunte a un médico o a un farmacéutico antes de empezar, dejar o cambiar un medicamento',
            'no retrase una consulta por algo que dijo la IA',
            'llame a los servicios de emergencia si puede estar en peligro',
          ],
        },
        'Usar el servicio no le convierte en paciente nuestro. La palabra “diagnóstico” en el nombre de una función no cambia esto.',
      ],
    },
    'user-responsibilities': {
      title: 'Sus responsabilidades',
      summary: 'Diga la verdad, tenga cuidado y use el servicio solo para lo que fue hecho.',
      blocks: [
        {
          intro: 'Usted acepta:',
          items: [
            'dar información verdadera lo mejor que pueda',
            'usar las respuestas con cuidado y con sentido común',
            'respetar la privacidad de otras personas',
            'no intentar dañar, copiar ni sobrecargar el servicio',
            'no usarlo para hacer daño, estafar o engañar a otros',
            'enviar solo su propio currículum y datos verdaderos al postularse a un puesto',
          ],
        },
      ],
    },
    'intellectual-property': {
      title: 'Propiedad intelectual',
      summary: 'Lo que hicimos nosotros es nuestro. Lo que usted escribe sigue siendo suyo.',
      blocks: [
        `El nombre ${product}, el logotipo, los textos, las imágenes y los programas son de ${company} o de quienes nos permiten usarlos.`,
        'Puede usar el servicio para usted y para quienes están a su cuidado. La prensa puede usar los archivos de nuestra página de prensa para escribir sobre nosotros. Para otros usos, pregúntenos antes.',
        'Lo que nos envía sigue siendo suyo. Usted nos permite usarlo para responderle, como dice nuestra Política de privacidad.',
      ],
    },
    'limitation-of-liability': {
      title: 'Límite de responsabilidad',
      summary: 'Hacemos todo lo posible, pero no podemos prometer que cada respuesta sea correcta.',
      blocks: [
        'Ofrecemos el servicio tal como está. No prometemos que no tenga errores ni que esté siempre disponible.',
        'Hasta donde la ley lo permite, no somos responsables de pérdidas ni daños por confiar en una respuesta. Algunos lugares no permiten estos límites. Allí se aplican solo hasta donde la ley los deja.',
      ],
    },
    'changes-to-terms': {
      title: 'Cambios en los términos',
      summary: 'Podemos cambiar estas reglas. La fecha de arriba dice cuándo lo hicimos por última vez.',
      blocks: [
        'Cuando cambiamos los términos, publicamos aquí el texto nuevo con una fecha nueva. Si usa el servicio después, se aplican los términos nuevos. Si no los acepta, deje de usarlo, por favor.',
      ],
    },
    'governing-law': {
      title: 'Ley que se aplica',
      summary: 'Se aplica la ley de Estados Unidos.',
      blocks: [
        'Las leyes de Estados Unidos rigen estos términos. Usted conserva los derechos que le da la ley de su propio país y a los que no se puede renunciar.',
      ],
    },
    'contact-us': {
      title: 'Comuníquese con nosotros',
      summary: '¿Tiene una pregunta sobre estos términos? Llame o escriba.',
      blocks: [],
    },
  },
};
