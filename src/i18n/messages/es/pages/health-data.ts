import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

/** The separate policy for consumer health data, with what RCW 19.373.020 asks for, in its order. */
export const healthData: Messages['healthData']['healthData'] = {
  head: {
    title: `Datos de salud del consumidor – ${product}`,
    description: `Qué hace ${product} con lo que usted le dice de su salud: qué guarda, para qué, quién puede verlo y cómo puede retirarlo.`,
  },
  /** The law's own name for it, as its readers look for it (RCW 19.373.020). */
  heading: 'Política de privacidad de los datos de salud del consumidor',
  lead: 'Qué pasa con lo que usted nos dice de su salud.',
  dated: 'Vigente desde:',
  sections: {
    'what-we-collect': {
      title: 'Qué reunimos y para qué',
      summary:
        'Guardamos lo que le dice a la IA sobre su salud, para responderle. Este sitio no le pide nada de eso.',
      blocks: [
        {
          intro: 'En la aplicación web, en el chat y en la línea de voz reunimos:',
          items: [
            'sus síntomas y cómo se siente',
            'enfermedades que tiene o tuvo',
            'medicamentos que toma',
            'alergias',
            'lo que la IA concluye de todo esto, como una causa probable',
          ],
        },
        {
          intro: 'Lo usamos para:',
          items: [
            'responder su pregunta y decirle qué tan pronto buscar atención',
            'encontrar fallas y detener el mal uso',
            'dar respuestas más seguras y más fáciles de entender',
          ],
        },
        'No lo usamos para nada más sin su autorización previa. No lo usamos para anuncios.',
      ],
    },
    'where-it-comes-from': {
      title: 'De dónde vienen',
      summary: 'Vienen de usted, o de una persona que pregunta por usted.',
      blocks: [
        'Usted los escribe o los dice. Un familiar o quien le ayuda puede hacerlo en su lugar. No compramos datos de salud ni los recibimos de su médico.',
      ],
    },
    'what-we-share': {
      title: 'Qué compartimos',
      summary:
        'Nunca los vendemos. Los compartimos solo para dar el servicio, si usted acepta o si la ley lo pide.',
      blocks: [
        {
          intro: 'Cada tipo de dato de salud nombrado arriba se puede compartir con:',
          items: [
            'empresas que manejan nuestros sistemas y deben seguir nuestras reglas',
            'el servicio de chat y la compañía de teléfono que llevan sus palabras',
            'un profesional de la salud, cuando usted nos lo pide',
            'las autoridades, cuando la ley lo exige',
          ],
        },
        {
          facts: [{ label: 'Empresas de nuestro propio grupo que los reciben', lines: ['Ninguna'] }],
        },
      ],
    },
    'your-choices': {
      title: 'Lo que usted puede decidir',
      summary: 'Puede verlos, retirar su autorización y pedir que se borren. Es gratis.',
      blocks: [
        {
          intro: 'Usted tiene derecho a:',
          items: [
            'saber si tenemos datos sobre su salud',
            'verlos, con una lista de aquellos con quienes los compartimos y cómo comunicarse con ellos',
            'retirar su consentimiento para reunirlos o compartirlos',
            'pedir que se borren, también por aquellos con quienes los compartimos',
          ],
        },
        'Escriba a nuestro responsable de privacidad o llámenos. Respondemos en un plazo de 45 días. Quizá le hagamos una pregunta para asegurarnos de que es usted.',
        {
          title: 'Si decimos que no',
          text: 'Puede apelar: escriba otra vez a nuestro responsable de privacidad y dígalo así. Respondemos la apelación en un plazo de 45 días. Si volvemos a decir que no, puede quejarse ante el fiscal general (Attorney General) de su estado; en Washington, en www.atg.wa.gov/file-complaint.',
        },
      ],
    },
    changes: {
      title: 'Cambios en esta política',
      summary: 'Un texto nuevo lleva fecha nueva. Un uso nuevo de sus datos necesita su autorización.',
      blocks: [
        'Publicamos aquí el texto nuevo, con la fecha en que entra en vigor. Antes de reunir, usar o compartir otros datos de salud, le avisamos y pedimos su consentimiento.',
      ],
    },
    'contact-us': {
      title: 'Comuníquese con nosotros',
      summary: 'Llame o escriba. Díganos qué necesita y cómo comunicarnos con usted.',
      blocks: [{ link: 'Política de privacidad' }],
    },
  },
};
