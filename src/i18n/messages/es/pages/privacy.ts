import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;
const company = brand.parentCompany;

export const privacy: Messages['privacy']['privacy'] = {
  head: {
    title: `Política de privacidad – ${product}`,
    description: `Qué reúne ${product}, para qué, quién puede verlo y cómo puede usted verlo, corregirlo o borrarlo. Cada parte empieza con un resumen.`,
  },
  heading: 'Política de privacidad',
  lead: 'Qué sabemos de usted, por qué lo sabemos y qué puede pedirnos.',
  dated: 'Vigente desde:',
  sections: {
    introduction: {
      title: 'Introducción',
      summary: 'Esta página le dice cómo tratamos sus datos. Guardamos lo menos posible.',
      blocks: [
        `${product} es una marca de ${company}. En esta política, “nosotros” quiere decir ${company}. Abarca este sitio web, la aplicación web, el chat y la línea de voz.`,
        `${product} es una IA que da información de salud. No es un médico. Diga solo lo que haga falta para recibir una respuesta.`,
        'El chat funciona en WhatsApp, y las llamadas pasan por compañías de teléfono. Esos servicios tienen sus propias reglas de privacidad.',
        {
          title: 'Cuando esta política cambia',
          text: 'Publicamos aquí el texto nuevo, con la fecha en que entra en vigor. Antes de que se aplique un cambio grande, también lo decimos en la página de inicio.',
        },
      ],
    },
    'information-we-collect': {
      title: 'La información que reunimos',
      summary:
        'Casi todo es lo que usted nos dice. Lo demás lo manda el teléfono o la computadora para que la página funcione.',
      blocks: [
        {
          title: 'Información personal',
          text: 'Es su nombre, su correo electrónico o su teléfono, cuando nos los da. También es lo que envía al postularse a un puesto.',
        },
        {
          title: 'Información médica que comparte con la IA',
          text: 'Es lo que usted escribe o dice sobre síntomas, enfermedades, medicamentos y alergias. La usamos para responderle. Este sitio nunca se la pide.',
        },
        { link: 'Política de privacidad de los datos de salud del consumidor' },
        {
          title: 'Datos de uso',
          text: 'Nuestros servidores pueden anotar qué páginas se abrieron, cuándo y si algo falló. Este sitio no usa anuncios ni cookies de rastreo.',
        },
        {
          title: 'Información de su teléfono o computadora',
          text: 'Es el tipo de navegador y la dirección de red que acompaña a cada solicitud. La página también lee su zona horaria para mostrar el teléfono correcto. La zona horaria se queda en su teléfono o computadora, igual que el tamaño de texto y el idioma que eligió. Lo que escribe en el formulario se queda en su pestaña hasta que lo envíe, vacíe el formulario o cierre la pestaña.',
        },
        {
          title: 'La señal “no rastrear” y otros sitios',
          text: 'No le seguimos de un sitio a otro, ni dejamos que otros lo hagan aquí. Su navegador puede enviar una señal: “Do Not Track” (no rastrear) o “Global Privacy Control” (control global de privacidad). Aquí esa señal no tiene nada que detener.',
        },
        'Dos páginas pueden mostrar contenido de otros. La de presentación carga láminas de Google. La de prensa carga un video de YouTube, pero únicamente después de que usted presiona el botón para verlo. Entonces ellos ven su dirección de red y pueden anotar que llegó desde aquí.',
      ],
    },
    'how-we-use': {
      title: 'Cómo usamos su información',
      summary: 'Usamos sus datos para responderle, para cuidar la seguridad y para mejorar el servicio.',
      blocks: [
        {
          intro: 'Usamos la información para:',
          items: [
            'responder sus preguntas y orientarle sobre la urgencia (triaje)',
            'mantener el sitio web, la aplicación web, el chat y la línea de voz',
            'encontrar fallas y detener el mal uso',
            'dar respuestas más seguras y más fáciles de entender',
            'contestar cuando nos escribe o nos llama',
            'revisar las postulaciones a empleos',
            'cumplir la ley',
          ],
        },
        {
          title: 'Postulaciones a empleos',
          text: `Cuando se postula a un puesto, guardamos su nombre, correo electrónico, teléfono, currículum y respuestas. También guardamos su dirección de LinkedIn, si nos la da. Solo el equipo de contratación de ${product} los lee, y solo para cubrir ese puesto.`,
        },
        'Borramos las postulaciones 12 meses después del cierre del puesto. Puede pedirnos que borremos la suya antes. Escríbanos desde el mismo correo electrónico y diga cuál es el puesto.',
        'Cuando se postula, recibe una referencia y un enlace privado. Con el enlace puede ver cómo va su postulación, retirarla o borrarla. Solo usted tiene el enlace: nosotros guardamos únicamente un código para reconocerlo, que no abre nada. Los dos se quedan en su pestaña hasta que cierre el mensaje o la pestaña.',
      ],
    },
    'data-security': {
      title: 'Seguridad de los datos',
      summary: 'Cuidamos bien sus datos. Ningún sistema es perfecto; por eso, diga solo lo que haga falta.',
      blocks: [
        'Los datos viajan a este sitio por una conexión cifrada. Los currículums se guardan en un lugar privado que el público no puede abrir. Solo llega a los datos el personal que los necesita para su trabajo.',
        'Si una falla de seguridad pone en riesgo sus datos, se lo diremos como lo exige la ley. Avísenos de inmediato si cree que algo anda mal.',
      ],
    },
    'information-sharing': {
      title: 'Con quién compartimos la información',
      summary: 'No vendemos sus datos. Los compartimos solo en los pocos casos que aquí se nombran.',
      blocks: [
        'Nunca vendemos ni alquilamos su información personal o médica.',
        {
          intro: 'Podemos compartir información con:',
          items: [
            'profesionales de la salud, cuando usted lo acepta',
            'empresas que manejan nuestros sistemas y deben seguir nuestras reglas',
            'las autoridades, cuando la ley lo exige',
          ],
        },
      ],
    },
    'your-rights': {
      title: 'Sus derechos',
      summary: 'Los datos son suyos. Puede verlos, corregirlos, pedir una copia o hacer que se borren.',
      blocks: [
        {
          intro: 'Usted tiene derecho a:',
          items: [
            'ver la información que tenemos sobre usted',
            'corregir lo que esté mal',
            'borrar su información',
            'negarse a que se comparta',
            'recibir una copia de su información',
          ],
        },
        'Para usar cualquiera de estos derechos, escriba o llame. Es gratis. Quizá le hagamos una pregunta para asegurarnos de que es usted. La ley de donde vive puede darle más derechos, y los respetaremos.',
      ],
    },
    'contact-us': {
      title: 'Comuníquese con nosotros',
      summary: 'Llame o escriba. Díganos qué necesita y cómo comunicarnos con usted.',
      blocks: [],
    },
  },
};
