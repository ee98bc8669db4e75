import { brand } from '../../../config/brand.ts';
import type { Messages } from '../message-types.ts';
import { plural } from './format.ts';

const product = brand.productName;

/** Words that only the kiosk says. */
export const kioskMessages: Messages['kiosk']['kioskMessages'] = {
  attract: {
    title: '¿Tiene una pregunta sobre su salud?',
    text: `${product} da respuestas claras. Es una IA. No es un médico.`,
    begin: 'Toque la pantalla para empezar',
    private: 'Lo que haga aquí se borra cuando usted se va.',
    cleared: 'Gracias. La visita anterior se borró.',
  },
  /** The number of the place, or `local`, stands between `before` and `after`. */
  top: {
    what: 'Es una IA, no un médico.',
    before: '¿Emergencia? Llame al',
    local: 'número local de emergencias',
    after: '.',
  },
  bar: {
    label: 'Su pantalla',
    home: 'Inicio',
    move: 'Mover la página',
    up: 'Subir',
    down: 'Bajar',
    textSize: 'Tamaño del texto',
    smaller: 'Achicar',
    larger: 'Agrandar',
    /** After both, for those who do not see the A above the word. */
    ofText: ' el texto',
    textSizeNow: (step, steps) => `Tamaño del texto: ${step} de ${steps}.`,
    contrast: 'Contraste',
    themes: { light: 'claro', dark: 'oscuro', strong: 'alto' },
    themeNow: (name) => `Contraste: ${name}.`,
    read: 'Escuchar',
    end: 'Ya terminé',
  },
  reading: {
    label: 'Lectura en voz alta',
    pause: 'Pausar',
    resume: 'Seguir',
    repeat: 'Repetir',
    stop: 'Detener',
    hint: 'Toque la pantalla para detener.',
    noVoice: 'Esta computadora no tiene una voz en español. No puede leer en voz alta.',
  },
  idle: {
    title: '¿Sigue usted aquí?',
    text: 'Vamos a borrar esta pantalla para que la próxima persona no vea nada de usted.',
    secondsLabel: (seconds) => plural(seconds, { one: 'segundo restante', other: 'segundos restantes' }),
    soon: (seconds) =>
      plural(seconds, {
        one: 'Solo queda 1 segundo. Toque el botón para seguir.',
        other: `Solo quedan ${seconds} segundos. Toque el botón para seguir.`,
      }),
    stay: 'Sigo aquí',
    spoken: (seconds) =>
      plural(seconds, {
        one: '¿Sigue usted aquí? Esta pantalla se borrará en 1 segundo. Toque el botón para seguir.',
        other: `¿Sigue usted aquí? Esta pantalla se borrará en ${seconds} segundos. Toque el botón para seguir.`,
      }),
  },
  ended: {
    title: 'Gracias por su visita',
    text: 'Su sesión terminó. No se guardó nada de ella.',
  },
  handoff: {
    close: 'Cerrar',
    titles: { 'web-app': `Usar ${product} en la web`, chat: 'Chatear por WhatsApp' },
    opening: 'Un momento. Se abre en esta pantalla.',
    opened: 'Ya se abrió en esta pantalla.',
    openedHint: 'Cuando termine, deje la pantalla así. Vuelve sola al inicio y se borra.',
    notOpened: 'No se pudo abrir en esta pantalla.',
    onlyHere: 'Por favor, pida ayuda al personal o llámenos:',
    offline: 'Esta pantalla no tiene conexión en este momento.',
    phoneLead: 'Siga en su propio teléfono',
    phoneSteps: [
      'Abra la cámara de su teléfono.',
      'Apúntela hacia este código.',
      'Toque el enlace que aparece.',
    ],
    scanOrType: 'En su teléfono, escanee el código o escriba:',
    address: 'O escriba esta dirección:',
    qrLabel: (what) => `Código QR: ${what}`,
    callTitle: 'Llámenos desde su teléfono',
    callLead: 'Marque este número en cualquier teléfono:',
    noNumberTitle: 'Mejor escríbanos por chat',
    noNumber: 'Todavía no tenemos un número de teléfono para este país.',
    mailTitle: 'Escríbanos desde su teléfono',
    mailLead: 'Nuestro correo electrónico:',
    webTitle: 'Véalo en su teléfono',
    scan: 'O apunte la cámara de su teléfono hacia el código.',
  },
  apply: {
    title: 'Postúlese desde su teléfono',
    text: 'Necesita su currículum en un archivo. Por eso debe postularse desde su propio teléfono o computadora.',
    scan: 'Apunte la cámara de su teléfono hacia el código. Allí se abre el mismo puesto, con el formulario.',
    address: 'O escriba esta dirección en cualquier computadora:',
  },
  network: {
    offline: 'Esta pantalla no tiene conexión.',
    frameTitle: 'Esto necesita internet',
    frameText: 'Esta pantalla no tiene conexión en este momento. Se verá aquí en cuanto vuelva la red.',
  },
  failed: {
    title: 'Esta página no se abrió',
    text: 'Algo falló de nuestro lado. Empiece de nuevo, por favor.',
    again: 'Empezar de nuevo',
  },
  staff: {
    title: 'Para el personal',
    text: 'Escriba su PIN.',
    entered: (count) => plural(count, { one: '1 dígito escrito', other: `${count} dígitos escritos` }),
    delete: 'Borrar',
    ok: 'Aceptar',
    wrong: 'Este PIN no es correcto.',
    wait: 'Demasiados intentos.',
    waitSeconds: (count) =>
      plural(count, { one: 'Espere 1 segundo, por favor.', other: `Espere ${count} segundos, por favor.` }),
    waitMinutes: (count) =>
      plural(count, { one: 'Espere 1 minuto, por favor.', other: `Espere ${count} minutos, por favor.` }),
    refused: 'La pantalla no respondió. Inténtelo de nuevo, por favor.',
    unlocked: '¿Qué desea hacer?',
    actions: {
      back: 'Volver al autoservicio',
      restart: 'Reiniciar el autoservicio',
      quit: 'Salir del autoservicio',
    },
    close: 'Cerrar',
  },
  preview: 'Vista previa sin la pantalla de autoservicio: nada se abre fuera y nadie mide el tiempo.',
};
