import type { StaffAction } from '../../../electron/bridge.ts';

/** The actions in the order of their buttons: the harmless one first. */
export const staffActions: readonly StaffAction[] = ['back', 'restart', 'quit'];
