/* What the careers page and the job pages ask for beside their own code, in one chunk. */
export { Arrived } from '~/blocks/arrived/Arrived.tsx';
export { keepPositions } from './keep-positions.ts';
