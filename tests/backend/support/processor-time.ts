/**
 * What work costs of a processor, in milliseconds: client, server and the embedded database together, whatever else the machine does.
 */
export async function costOf(work: () => Promise<unknown>): Promise<number> {
  const before = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
