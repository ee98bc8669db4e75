import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOtherUser } from './other-user.ts';

/*
 * Two network namespaces joined by a virtual cable. What runs in the first one has an address, a way and a name server, so
 * that whatever it wants to send does leave; what arrives at the other end is written down and goes no further.
 */

/* Addresses for documentation (RFC 5737): they are nobody's. */
const near = { device: 'near0', address: '192.0.2.2', hardware: '02:00:00:00:00:02' };
const far = { device: 'far0', address: '192.0.2.1', hardware: '02:00:00:00:00:01' };

/** A network that ends in a listener. */
export type ClosedNetwork = {
  /** The command that runs a program in this network, as a user other than root (`asOtherUser`). */
  become: (program: string, args: readonly string[]) => [string, string[]];
  /** Every packet that has left since the start, one a line, as tcpdump prints it. */
  packets: () => readonly string[];
  close: () => Promise<void>;
};

/**
 * Makes the network and listens. IPv6 is off: the kernel itself would send as soon as the cable is there.
 * @returns null where this machine does not let the tests make one.
 * @throws Error when tcpdump does not come up.
 */
export async function openClosedNetwork(): Promise<ClosedNetwork | null> {
  if (process.platform !== 'linux' || process.getuid?.() !== 0) return null;
  const [inside, outside] = [`kiosk-${process.pid}`, `world-${process.pid}`];
  const settings = join('/etc/netns', inside);
  const clear = () => {
    for (const name of [inside, outside]) attempt('ip', 'netns', 'del', name);
    rmSync(settings, { recursive: true, force: true });
  };
  if (!joinNamespaces(inside, outside)) {
    clear();
    return null;
  }
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'resolv.conf'), `nameserver ${far.address}\noptions timeout:1 attempts:1\n`);
  const listener = await listen(outside).catch((error: unknown) => {
    clear();
    throw error;
  });
  return {
    become: (program, args) => {
      const [command, given] = asOtherUser(program, args);
      return ['ip', ['netns', 'exec', inside, command, ...given]];
    },
    packets: listener.packets,
    async close() {
      await listener.close();
      clear();
    },
  };
}

/** Joins both by a cable; gives whether it could. */
function joinNamespaces(inside: string, outside: string): boolean {
  const [a, b] = [near.device, far.device];
  const ends = ['ip', 'link', 'add', a, 'netns', inside, 'type', 'veth', 'peer', 'name', b, 'netns', outside];
  return [
    ['ip', 'netns', 'add', inside],
    ['ip', 'netns', 'add', outside],
    withoutIpv6(inside),
    withoutIpv6(outside),
    ends,
    ['ip', '-n', inside, 'link', 'set', a, 'address', near.hardware],
    ['ip', '-n', outside, 'link', 'set', b, 'address', far.hardware],
    ['ip', '-n', outside, 'addr', 'add', `${far.address}/24`, 'dev', b],
    ['ip', '-n', outside, 'link', 'set', b, 'up'],
    ['ip', '-n', inside, 'link', 'set', 'lo', 'up'],
    ['ip', '-n', inside, 'addr', 'add', `${near.address}/24`, 'dev', a],
    ['ip', '-n', inside, 'link', 'set', a, 'up'],
    // Known from the start: neither has to ask who has the other's address.
    ['ip', '-n', outside, 'neigh', 'add', near.address, 'lladdr', near.hardware, 'dev', b],
    ['ip', '-n', inside, 'neigh', 'add', far.address, 'lladdr', far.hardware, 'dev', a],
    ['ip', '-n', inside, 'route', 'add', 'default', 'via', far.address],
  ].every(([program = '', ...args]) => attempt(program, ...args));
}

function withoutIpv6(name: string): string[] {
  const file = '/proc/sys/net/ipv6/conf/default/disable_ipv6';
  return ['ip', 'netns', 'exec', name, 'sh', '-c', `test ! -e ${file} || echo 1 > ${file}`];
}

/** Whether it could be done. */
function attempt(program: string, ...args: readonly string[]): boolean {
  try {
    execFileSync(program, args, { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

/** Writes down what arrives, from the moment on at which it says that it listens. What leaves from here is an answer only. */
async function listen(outside: string): Promise<Pick<ClosedNetwork, 'packets' | 'close'>> {
  const args = ['tcpdump', '-i', far.device, '-Q', 'in', '-n', '-t', '-l', '--immediate-mode', '-Z', 'root'];
  const child = spawn('ip', ['netns', 'exec', outside, ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  let said = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  child.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGTERM');
    await once(child, 'exit');
  };
  const until = performance.now() + 5_000;
  while (!said.includes('listening on')) {
    if (performance.now() < until && child.exitCode === null)
      await new Promise((resolve) => setTimeout(resolve, 20));
    else {
      await close();
      throw new Error(`tcpdump does not listen: ${said}`);
    }
  }
  return { packets: () => written.split('\n').filter(Boolean), close };
}
