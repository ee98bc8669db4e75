export * from '../health-words.ts';
export * from '../safety.ts';
