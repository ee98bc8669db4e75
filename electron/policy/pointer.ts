import { allow, deny } from './decision.ts';

/** The part of Electron's `MouseInputEvent` that decides. */
export type PointerPress = {
  type: string;
  button?: string | undefined;
  modifiers?: readonly string[] | undefined;
};

/**
 * Whether a mouse event may reach the page. The middle button opens tabs and pastes the last visitor's selection on Linux,
 * the right one opens menus, and the wheel zooms while Control is held.
 */
export function decidePointer({ type, button, modifiers = [] }: PointerPress) {
  if (button === 'middle') return deny('pointer-middle');
  if (button === 'right') return deny('pointer-right');
  if (type === 'contextMenu') return deny('pointer-menu');
  const zooms = modifiers.includes('control') || modifiers.includes('ctrl') || modifiers.includes('meta');
  return type === 'mouseWheel' && zooms ? deny('pointer-zoom') : allow('pointer');
}

/** What an input event says about somebody being there. */
export type InputSign = { type: string; x?: number; y?: number; isRepeat: boolean };

/** How far, in CSS pixels, a pointer must move to be a person and not sensor noise. */
const jitterPx = 4;

const signs = new Set([
  'mouseDown',
  'mouseWheel',
  'rawKeyDown',
  'keyDown',
  'char',
  'touchStart',
  'touchMove',
  'gestureTap',
  'gestureScrollBegin',
  'gestureScrollUpdate',
  'pointerDown',
]);

/** Whether an input event is one touch of the glass, or one press of a mouse: what a panel that is dead never says. */
export function isTouch({ type }: Pick<InputSign, 'type'>): boolean {
  return type === 'touchStart' || type === 'mouseDown';
}

/**
 * Whether an input event is a sign of life. Held-down keys are not (something may lie on the keyboard), nor is a pointer
 * that moved less than four pixels since the last sign.
 * @param from where the pointer was at the last sign; null before the first.
 */
export function isSignOfLife(event: InputSign, from: { x: number; y: number } | null): boolean {
  if (signs.has(event.type)) return !event.isRepeat;
  if (event.type !== 'mouseMove' || event.x === undefined || event.y === undefined) return false;
  return from !== null && Math.hypot(event.x - from.x, event.y - from.y) >= jitterPx;
}
