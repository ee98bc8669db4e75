import type { Words } from '../words.ts';

/** The words around every notice. */
export const noticeRegionWords: Words['notices']['noticeRegionWords'] = { close: 'إغلاق الرسالة' };
