import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** What arrived at the mail server, and whether it takes anything. */
export type MailSink = {
  url: string;
  mails: { to: string[]; raw: string }[];
  isBroken: boolean;
  /** Whoever logs in needs this password. */
  password: string;
  close(): Promise<void>;
};

export function newMailSink(): MailSink {
  return { url: '', mails: [], isBroken: false, password: '', close: async () => undefined };
}

/** Starts a mail server on this machine that keeps what it gets in the sink. */
export async function openMailSink(sink = newMailSink()): Promise<MailSink> {
  const server = new SMTPServer({
    authOptional: true,
    allowInsecureAuth: true,
    onAuth: ({ username, password }, _session, done) =>
      password === sink.password ? done(null, { user: username }) : done(new Error('Wrong password')),
    disabledCommands: ['STARTTLS'],
    onData(stream, session, done) {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        if (sink.isBroken) return done(Object.assign(new Error('No room left'), { responseCode: 452 }));
        const to = session.envelope.rcptTo.map(({ address }) => address);
        sink.mails.push({ to, raw: Buffer.concat(parts).toString('utf8') });
        return done();
      });
    },
  });
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  const { port } = server.server.address() as AddressInfo;
  sink.url = `smtp://127.0.0.1:${port}`;
  sink.close = () => new Promise((resolve) => void server.close(() => resolve()));
  return sink;
}

/** The text of a mail, whichever way its letters were packed. */
export function textOf(raw: string): string {
  const [head = '', ...body] = raw.split('\r\n\r\n');
  const packed = body.join('\r\n\r\n');
  return /base64/i.test(head)
    ? Buffer.from(packed, 'base64').toString('utf8')
    : Buffer.from(
        packed
          .replaceAll('=\r\n', '')
          .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCodePoint(Number.parseInt(hex, 16))),
        'latin1',
      ).toString('utf8');
}
