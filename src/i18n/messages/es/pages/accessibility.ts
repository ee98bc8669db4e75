import { brand } from '../../../../config/brand.ts';
import type { Messages } from '../../message-types.ts';

const product = brand.productName;

/** The accessibility statement, with the parts of the W3C's model statement (w3.org/WAI/planning/statements). */
export const accessibility: Messages['accessibility']['accessibility'] = {
  head: {
    title: `Accesibilidad – ${product}`,
    description: `Cómo funciona ${product} para quienes ven, oyen, se mueven o leen de otra manera. Qué cuesta todavía usar y cómo pedir ayuda.`,
  },
  heading: 'Acceso para todas las personas',
  lead: 'Esta es nuestra declaración de accesibilidad. Aquí está lo que le ayuda, lo que aún no funciona y a quién avisar.',
  dated: 'Última actualización:',
  sections: {
    'our-aim': {
      title: 'Nuestra meta',
      summary: 'Cada persona debe poder leer, usar y entender este sitio.',
      blocks: [
        {
          facts: [
            {
              label: 'La norma que seguimos',
              lines: ['Pautas de Accesibilidad para el Contenido Web (WCAG) 2.2, nivel AA'],
            },
            {
              label: 'Cómo vamos',
              lines: ['Parcialmente conforme: los límites conocidos de abajo siguen sin resolverse'],
            },
          ],
        },
        'Nuestro texto tiene más contraste del que pide el nivel AA. Tiene el contraste del nivel AAA.',
      ],
    },
    'what-helps': {
      title: 'Qué le ayuda aquí',
      summary: 'Puede agrandar el texto, usar solo el teclado o hacer que le lean la página.',
      blocks: [
        {
          intro: 'En cada página:',
          items: [
            'un botón agranda todo el texto hasta el doble',
            'todo lo que se puede tocar funciona también con el teclado',
            'los lectores de pantalla encuentran títulos, etiquetas y mensajes',
            'la página se oscurece si su teléfono o computadora está en modo oscuro',
            'nada se mueve si su teléfono o computadora pide menos movimiento',
            'las páginas se pueden imprimir en negro sobre blanco',
          ],
        },
        'También puede llamarnos. Para eso no necesita pantalla.',
      ],
    },
    'how-we-check': {
      title: 'Cómo lo revisamos',
      summary:
        'Unos programas prueban cada página antes de publicarla. Ninguna persona experta de fuera ha revisado aún el sitio.',
      blocks: [
        'Las pruebas miran el contraste, el tamaño del texto, las zonas que se tocan, las etiquetas y el teclado en cada página. Se hacen en Chromium, Firefox y WebKit, y con una ampliación del 400 por ciento. Hicimos esta declaración con esas pruebas, por nuestra cuenta.',
      ],
    },
    'known-limits': {
      title: 'Límites conocidos',
      summary: 'Algunas cosas todavía cuestan. Pregúntenos y encontraremos otra manera.',
      blocks: [
        {
          intro: 'Sabemos de estos:',
          items: [
            'las láminas de la página de presentación vienen de Google y quizá no estén descritas para lectores de pantalla',
            'el video de la página de prensa viene de YouTube y quizá no tenga subtítulos hechos por nosotros',
            'el texto no se puede copiar y el menú del botón derecho no se abre; le enviaremos el texto que necesite',
            'el sitio se escribió en inglés y después se tradujo; si algo no se entiende bien, díganoslo',
          ],
        },
      ],
    },
    'on-a-kiosk': {
      title: 'En la pantalla de autoservicio',
      summary: 'La pantalla tiene teclas y letra grandes, y lee en voz alta.',
      blocks: [
        'Una barra en la pantalla cambia el tamaño del texto y el contraste, mueve la página y se la lee. Si no puede usar una pantalla táctil, pida ayuda al personal o llámenos.',
      ],
    },
    'help-to-apply': {
      title: 'Ayuda para postularse a un puesto',
      summary: 'Díganos qué necesita, en cualquier momento. No le perjudica.',
      blocks: [
        'También puede postularse por correo. Podemos enviarle un puesto en letra grande o como texto sencillo, y podemos cambiar la forma de la entrevista.',
      ],
    },
    'contact-us': {
      title: 'Comuníquese con nosotros',
      summary: 'Díganos qué no funciona. Lo leemos y le respondemos.',
      blocks: [
        'Pida cualquier página en otra forma, por ejemplo en letra grande. Es gratis. Si nuestra respuesta no le ayuda, puede quejarse ante la oficina de derechos de las personas con discapacidad de donde vive.',
      ],
    },
  },
};
