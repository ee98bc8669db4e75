/** Moves the focus to a control, in the middle of the screen: no bar covers it. @param id of the control. */
export function focusControl(id: string): void {
  const control = document.getElementById(id);
  control?.focus({ preventScroll: true });
  control?.scrollIntoView({ block: 'center' });
}
