import type { Words } from '../message-types.ts';

/** The words around every notice. */
export const noticeRegionWords: Words['notices']['noticeRegionWords'] = { close: 'إغلاق الرسالة' };
