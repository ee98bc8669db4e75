import { expect, test } from 'vitest';
import { decodeAnswer, encodeRequest, operations } from '../../../../electron/policy/ipp.ts';

/** An attribute's bytes: tag, name and value, each with its length. */
const attribute = (tag: number, name: string, value: Buffer | string) => {
  const bytes = Buffer.from(value as string);
  return Buffer.concat([
    Buffer.of(tag, 0, name.length),
    Buffer.from(name),
    Buffer.of(0, bytes.length),
    bytes,
  ]);
};

const answer = (status: number, ...rest: readonly Buffer[]) =>
  Buffer.concat([Buffer.of(2, 0, status >> 8, status & 0xff, 0, 0, 0, 1), ...rest]);

test('a request is what RFC 8010 says of it', () => {
  const request = encodeRequest({
    operation: operations.cancelJob,
    printer: 'desk',
    user: 'kiosk',
    attributes: [
      ['integer', 'job-id', 7],
      ['boolean', 'purge-job', true],
      ['keyword', 'requested-attributes', 'job-id', 'job-state'],
    ],
    job: [['integer', 'copies', 1]],
  });
  expect(request).toEqual(
    Buffer.concat([
      Buffer.of(2, 0, 0, 8, 0, 0, 0, 1, 0x01),
      attribute(0x47, 'attributes-charset', 'utf-8'),
      attribute(0x48, 'attributes-natural-language', 'en'),
      attribute(0x45, 'printer-uri', 'ipp://localhost/printers/desk'),
      attribute(0x42, 'requesting-user-name', 'kiosk'),
      attribute(0x21, 'job-id', Buffer.of(0, 0, 0, 7)),
      attribute(0x22, 'purge-job', Buffer.of(1)),
      attribute(0x44, 'requested-attributes', 'job-id'),
      attribute(0x44, '', 'job-state'),
      Buffer.of(0x02),
      attribute(0x21, 'copies', Buffer.of(0, 0, 0, 1)),
      Buffer.of(0x03),
    ]),
  );
});

test('an answer is read by groups, each attribute with all its values', () => {
  const bytes = answer(
    0,
    Buffer.of(0x01),
    attribute(0x47, 'attributes-charset', 'utf-8'),
    Buffer.of(0x04),
    attribute(0x23, 'printer-state', Buffer.of(0, 0, 0, 3)),
    attribute(0x44, 'printer-state-reasons', 'media-empty-error'),
    attribute(0x44, '', 'door-open-error'),
    attribute(0x22, 'printer-is-accepting-jobs', Buffer.of(1)),
    Buffer.of(0x03),
  );
  expect(decodeAnswer(bytes)).toEqual({
    isSuccessful: true,
    groups: [
      { 'attributes-charset': ['utf-8'] },
      {
        'printer-state': [3],
        'printer-state-reasons': ['media-empty-error', 'door-open-error'],
        'printer-is-accepting-jobs': [true],
      },
    ],
  });
  expect(decodeAnswer(answer(0x0406, Buffer.of(0x03)))).toEqual({ isSuccessful: false, groups: [] });
});

test('what is no answer is none, wherever it ends', () => {
  const whole = answer(
    0,
    Buffer.of(0x04),
    attribute(0x23, 'job-state', Buffer.of(0, 0, 0, 9)),
    Buffer.of(0x03),
  );
  for (let length = 0; length < whole.length; length += 1)
    expect(decodeAnswer(whole.subarray(0, length)), `${length} bytes`).toBeNull();
  expect(decodeAnswer(Buffer.from('HTTP/1.1 404'))).toBeNull();
});
