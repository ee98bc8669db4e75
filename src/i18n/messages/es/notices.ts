import type { Words } from '../message-types.ts';

/** The words around every notice. In a file of its own, because notices stand on every page. */
export const noticeRegionWords: Words['notices']['noticeRegionWords'] = { close: 'Cerrar el mensaje' };
