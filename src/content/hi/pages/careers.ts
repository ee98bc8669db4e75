export * from '../careers.ts';
export * from '../jobs.ts';
