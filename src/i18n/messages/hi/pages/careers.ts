export * from '../submission-receipt.ts';
export * from '../careers.ts';
export * from '../jobs.ts';
