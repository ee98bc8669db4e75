import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { dirname, join } from 'node:path';
import { setImmediate as immediate } from 'node:timers/promises';
import { freePort } from './command.ts';

const program = '/usr/sbin/nginx';
const brotliModule = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/** What Debian calls the server and its module. */
export const nginxPackages = ['nginx', 'libnginx-mod-http-brotli-static', 'openssl'] as const;

/** Whether Debian's nginx and its Brotli module are there. */
export function isNginxHere(): boolean {
  return existsSync(program) && existsSync(brotliModule);
}

/** A server of a test's own: where it listens, and how its files are installed. */
export type TestNginx = {
  ports: { plain: number; tls: number };
  /** The certificate, which signs itself. */
  certificate: string;
  /**
   * Runs a block of the manual with this server's folders.
   * @throws Error with what the commands said when one fails.
   */
  follow: (commands: string, dist: string) => Promise<void>;
  /** Ends the server. */
  stop: () => Promise<void>;
};

/**
 * Starts nginx as Debian configures it, in a folder of its own and without a site, on ports of 127.0.0.1.
 * @param folder a folder that is not there yet, in one of the test's own.
 * @param names what the certificate is for.
 */
export async function startNginx(folder: string, names: readonly string[]): Promise<TestNginx> {
  const folders = layOut(folder);
  const certificate = makeCertificate(folders.etc, names);
  const args = ['-p', folders.etc, '-c', 'nginx.conf'];
  const server = spawn(program, [...args, '-g', 'daemon off;'], { stdio: 'ignore' });
  const ended = once(server, 'exit');
  await untilWritten(join(folders.etc, 'nginx.pid'));
  const ports = { plain: await freePort(), tls: await freePort() };
  const docs = join(folder, 'docs');
  mkdirSync(docs);
  for (const name of ['nginx.conf', 'nginx-staff.conf'])
    writeFileSync(join(docs, name), localised(readFileSync(join('docs', name), 'utf8'), ports, folders));
  return {
    ports,
    certificate,
    follow: async (commands, dist) => {
      const command = [program, ...args].join(' ');
      const here = commands
        .replaceAll('/etc/nginx/', `${folders.etc}/`)
        .replaceAll('/etc/ssl/', `${folders.etc}/`)
        .replaceAll('/srv/', `${folders.srv}/`)
        .replaceAll('dist/', `${dist}/`)
        .replaceAll('docs/', `${docs}/`)
        .replaceAll('nginx -t', `${command} -t`)
        .replaceAll('systemctl reload nginx', `${command} -s reload`);
      execFileSync('sh', ['-euc', here], { stdio: 'pipe' });
      if (commands.includes('reload')) await untilListening(ports.tls);
    },
    stop: async () => {
      server.kill('SIGTERM');
      await ended;
    },
  };
}

/** Debian's own settings, as far as they touch a site, with the folders of the test. */
function layOut(folder: string) {
  const folders = { etc: join(folder, 'etc'), srv: join(folder, 'srv') };
  // The workers are another user than root.
  chmodSync(dirname(folder), 0o755);
  for (const path of [folders.srv, ...['conf.d', 'snippets', 'tmp'].map((name) => join(folders.etc, name))])
    mkdirSync(path, { recursive: true });
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
  writeFileSync(
    join(folders.etc, 'nginx.conf'),
    `${process.getuid?.() === 0 ? 'user www-data;' : ''}
load_module ${brotliModule};
pid nginx.pid;
error_log error.log;
events { }
http {
  sendfile on;
  tcp_nopush on;
  # One connection asks for every file of the site.
  keepalive_requests 100000;
  include /etc/nginx/mime.types;
  default_type application/octet-stream;
  ssl_protocols TLSv1 TLSv1.1 TLSv1.2 TLSv1.3;
  access_log off;
  gzip on;
  ${temporary.map((name) => `${name}_temp_path tmp/${name};`).join(' ')}
  include conf.d/*.conf;
}
`,
  );
  return folders;
}

function makeCertificate(folder: string, names: readonly string[]): string {
  const subject = names.map((name) => `DNS:${name}`).join(',');
  const options = '-x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=test';
  const files = ['-keyout', join(folder, 'site.key'), '-out', join(folder, 'site.pem')];
  const args = ['req', ...options.split(' '), '-addext', `subjectAltName=${subject}`, ...files];
  execFileSync('openssl', args, { stdio: 'pipe' });
  return readFileSync(join(folder, 'site.pem'), 'utf8');
}

/** A documented file with the test's ports, folders and certificate, and with Brotli; nothing else of it changes. */
function localised(
  text: string,
  ports: TestNginx['ports'],
  { etc, srv }: { etc: string; srv: string },
): string {
  return text
    .replaceAll(/ *listen \[::\]:(80|443).*\n/g, '')
    .replaceAll('listen 80', `listen 127.0.0.1:${ports.plain}`)
    .replaceAll('listen 443', `listen 127.0.0.1:${ports.tls}`)
    .replaceAll(/\/etc\/ssl\/\w+\./g, `${etc}/site.`)
    .replaceAll('root /srv/', `root ${srv}/`)
    .replaceAll('# brotli_static', 'brotli_static');
}

/** Waits until a file has something in it; a test's own time limit ends the waiting. */
async function untilWritten(file: string): Promise<void> {
  while (!existsSync(file) || readFileSync(file, 'utf8') === '') await immediate();
}

/** Waits until something listens on a port of 127.0.0.1. */
async function untilListening(port: number): Promise<void> {
  for (;;) {
    const socket = connect(port, '127.0.0.1');
    const isOpen = await new Promise((resolve) => {
      socket.once('connect', () => resolve(true)).once('error', () => resolve(false));
    });
    socket.destroy();
    if (isOpen) return;
  }
}
