import { cpus, loadavg, totalmem } from 'node:os';

/** What the bench ran on. Load is the mean number of waiting processes over a minute, at the start and at the end. */
export type Machine = {
  processor: string;
  cores: number;
  memoryGiB: number;
  system: string;
  node: string;
  loadAtStart: number;
  loadAtEnd: number;
};

export function describeMachine(loadAtStart: number): Machine {
  return {
    processor: cpus()[0]?.model.trim() ?? 'unknown',
    cores: cpus().length,
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    system: `${process.platform} ${process.arch}`,
    node: process.version,
    loadAtStart: Number(loadAtStart.toFixed(2)),
    loadAtEnd: Number(currentLoad().toFixed(2)),
  };
}

export function currentLoad(): number {
  return loadavg()[0] ?? 0;
}
