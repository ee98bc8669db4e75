export * from './careers.ts';
export * from '../application.ts';
export * from '../countries.ts';
export * from '../job.ts';
export * from '../job-details/creative-jobs.ts';
export * from '../job-details/growth-jobs.ts';
export * from '../job-details/marketing-jobs.ts';
export * from '../job-details/other-jobs.ts';
