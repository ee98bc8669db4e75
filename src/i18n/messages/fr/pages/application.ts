export * from '../application.ts';
export * from '../own-link.ts';
