export * from '../application.ts';
export * from '../application-status.ts';
