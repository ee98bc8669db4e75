import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { asOtherUser } from './other-user.ts';
import { waitFor } from './waiting.ts';

/*
 * A network namespace with one cable, whose other end nobody listens at. What runs in it has an address, a way and a name server,
 * so that whatever it wants to send does leave, and is written down as it does.
 */

/* Addresses for documentation (RFC 5737): they are nobody's. */
const own = '192.0.2.2';
const gateway = '192.0.2.1';

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
  const name = `kiosk-${process.pid}`;
  const settings = join('/etc/netns', name);
  const clear = () => {
    spawnSync('ip', ['netns', 'del', name]);
    rmSync(settings, { recursive: true, force: true });
  };
  const ipv6 = '/proc/sys/net/ipv6/conf/default/disable_ipv6';
  const setUp = [
    `netns add ${name}`,
    `netns exec ${name} sh -c 'test ! -e ${ipv6} || echo 1 > ${ipv6}'`,
    `-n ${name} link add near type veth peer name far`,
    `-n ${name} link set lo up`,
    `-n ${name} link set far up`,
    `-n ${name} addr add ${own}/24 dev near`,
    `-n ${name} link set near up`,
    // Known from the start: nobody has to ask who has the address.
    `-n ${name} neigh add ${gateway} lladdr 02:00:00:00:00:01 dev near`,
    `-n ${name} route add default via ${gateway}`,
  ];
  if (!setUp.every((words) => spawnSync('sh', ['-c', `ip ${words}`]).status === 0)) {
    clear();
    return null;
  }
  mkdirSync(settings, { recursive: true });
  writeFileSync(join(settings, 'resolv.conf'), `nameserver ${gateway}\noptions timeout:1 attempts:1\n`);
  const tcpdump = 'tcpdump -i near -Q out -n -t -l --immediate-mode -Z root'.split(' ');
  const listener = spawn('ip', ['netns', 'exec', name, ...tcpdump], { stdio: ['ignore', 'pipe', 'pipe'] });
  let written = '';
  let said = '';
  listener.stdout.setEncoding('utf8').on('data', (text: string) => (written += text));
  listener.stderr.setEncoding('utf8').on('data', (text: string) => (said += text));
  const close = async () => {
    if (listener.exitCode === null && listener.kill('SIGTERM')) await once(listener, 'exit');
    clear();
  };
  await waitFor('tcpdump', () => said.includes('listening on') || null, 5_000).catch(
    async (error: unknown) => {
      await close();
      throw new Error(said, { cause: error });
    },
  );
  return {
    become: (program, args) => {
      const [command, given] = asOtherUser(program, args);
      return ['ip', ['netns', 'exec', name, command, ...given]];
    },
    packets: () => written.split('\n').filter(Boolean),
    close,
  };
}
