/** The kiosk's page while the real one keeps failing. The telephone number of the place's support stands behind `orCall`. */
export const errorScreen = {
  title: 'This screen is taking a short break',
  text: 'It will come back by itself in a few minutes.',
  tell: 'Please tell a member of staff.',
  orCall: 'Please tell a member of staff, or call',
} as const;

declare module '../message-types.ts' {
  interface English {
    errorScreen: typeof import('./error-screen.ts');
  }
}
