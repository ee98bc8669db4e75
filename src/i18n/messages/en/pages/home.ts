export * from '../home.ts';
export * from '../samples.ts';
