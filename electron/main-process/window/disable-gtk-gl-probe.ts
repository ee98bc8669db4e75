/**
 * Lets GTK start without asking the graphics driver whether it could draw with it: the engine takes GTK along on Linux, the
 * kiosk shows none of its dialogs, and the question costs a tenth of a second. To be called before `ready`.
 * @returns takes the word back, so that no program that is opened later inherits it. An operator's own stays.
 */
export function disableGtkGlProbe(
  platform: string,
  environment: NodeJS.ProcessEnv = process.env,
): () => void {
  if (platform !== 'linux' || environment.GDK_GL !== undefined) return () => undefined;
  environment.GDK_GL = 'disable';
  return () => void delete environment.GDK_GL;
}
