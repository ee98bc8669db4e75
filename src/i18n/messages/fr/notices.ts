import type { Messages } from '../message-types.ts';

/** The words around every notice. In a file of its own, because notices stand on every page. */
export const noticeRegionMessages: Messages['notices']['noticeRegionMessages'] = {
  close: 'Fermer le message',
};
