/** Specification, sections 2 and 8. */
export const notFound = {
  title: 'Page Not Found',
  description:
    'This page does not exist or has been moved. Go back to the home page, or open the web app to ask a question.',
  text: "Oops! It seems like the page you're looking for doesn't exist or has been moved.",
  backToHome: 'Back to Home',
  tryWebApp: 'Try Web App',
} as const;

declare module '../../message-types.ts' {
  interface English {
    notFound: typeof import('./not-found.ts');
  }
}
