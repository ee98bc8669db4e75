export * from '../application.ts';
export * from '../countries.ts';
export * from '../job.ts';
export * from '../job-details/creative.ts';
export * from '../job-details/growth.ts';
export * from '../job-details/marketing.ts';
export * from '../job-details/other.ts';
