export * from '../arrived.ts';
export * from '../careers.ts';
export * from '../jobs.ts';
