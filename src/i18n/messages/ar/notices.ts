import type { Messages } from '../message-types.ts';

/** The words around every notice. */
export const noticeRegionMessages: Messages['notices']['noticeRegionMessages'] = { close: 'إغلاق الرسالة' };
