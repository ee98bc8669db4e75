/*
 * The part of the Internet Printing Protocol that the kiosk speaks to the system's own print service (RFC 8010, encoding; RFC 8011,
 * operations). CUPS's commands were no way: `cancel -x` leaves the data of a printed job in the spool for a day.
 */

export const operations = {
  printJob: 0x0002,
  cancelJob: 0x0008,
  getJobAttributes: 0x0009,
  getJobs: 0x000a,
  getPrinterAttributes: 0x000b,
} as const;

/** Tags of values (RFC 8010, section 3.5.2). */
const tags = {
  integer: 0x21,
  boolean: 0x22,
  enum: 0x23,
  name: 0x42,
  keyword: 0x44,
  uri: 0x45,
  charset: 0x47,
  language: 0x48,
  mimeType: 0x49,
} as const;

const groups = { operation: 0x01, job: 0x02, end: 0x03 } as const;

/** The least tag of a value; smaller ones begin a group. */
const leastValueTag = 0x10;

export type IppValue = string | number | boolean;
export type IppAttribute = readonly [kind: keyof typeof tags, name: string, ...values: IppValue[]];

export type IppRequest = {
  operation: number;
  printer: string;
  user: string;
  /** What the operation asks for, after the attributes that every one has. */
  attributes?: readonly IppAttribute[];
  /** How the job is to be printed. */
  job?: readonly IppAttribute[];
};

/** A request's bytes, without the document that may follow. */
export function encodeRequest({ operation, printer, user, attributes = [], job = [] }: IppRequest): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt16BE(0x0200, 0);
  head.writeUInt16BE(operation, 2);
  head.writeUInt32BE(1, 4);
  const all: readonly IppAttribute[] = [
    ['charset', 'attributes-charset', 'utf-8'],
    ['language', 'attributes-natural-language', 'en'],
    ['uri', 'printer-uri', `ipp://localhost/printers/${printer}`],
    ['name', 'requesting-user-name', user],
    ...attributes,
  ];
  const ofJob = job.length === 0 ? [] : [Buffer.of(groups.job), ...job.map(encodeAttribute)];
  return Buffer.concat([
    head,
    Buffer.of(groups.operation),
    ...all.map(encodeAttribute),
    ...ofJob,
    Buffer.of(groups.end),
  ]);
}

/** Further values of an attribute have no name. */
function encodeAttribute([kind, name, ...values]: IppAttribute): Buffer {
  return Buffer.concat(
    values.flatMap((value, index) => [
      Buffer.of(tags[kind]),
      withLength(Buffer.from(index === 0 ? name : '')),
      withLength(encodeValue(value)),
    ]),
  );
}

function encodeValue(value: IppValue): Buffer {
  if (typeof value === 'boolean') return Buffer.of(value ? 1 : 0);
  if (typeof value === 'string') return Buffer.from(value);
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
}

function withLength(bytes: Buffer): Buffer {
  const length = Buffer.alloc(2);
  length.writeUInt16BE(bytes.length);
  return Buffer.concat([length, bytes]);
}

/** The attributes of one group of an answer, by name, each with all its values. */
export type IppGroup = Readonly<Record<string, readonly IppValue[]>>;

export type IppAnswer = { isSuccessful: boolean; groups: readonly IppGroup[] };

/**
 * Reads an answer.
 * @returns null for bytes that are none.
 */
export function decodeAnswer(bytes: Buffer): IppAnswer | null {
  try {
    return readAnswer(bytes);
  } catch (error) {
    // Node's word for a number beyond the end.
    if (error instanceof RangeError) return null;
    throw error;
  }
}

function readAnswer(bytes: Buffer): IppAnswer {
  // RFC 8011, section 4.1.8: these are all that went well.
  const isSuccessful = bytes.readUInt16BE(2) < 0x0100;
  const found: Map<string, IppValue[]>[] = [];
  let values: IppValue[] = [];
  for (let at = 8; ;) {
    const tag = bytes.readUInt8(at);
    at += 1;
    if (tag === groups.end) break;
    if (tag < leastValueTag) {
      found.push(new Map());
      continue;
    }
    const name = readText(bytes, at);
    at += 2 + name.length;
    const value = readText(bytes, at);
    at += 2 + value.length;
    if (name.length > 0) found.at(-1)?.set(name.toString(), (values = []));
    values.push(readValue(tag, value));
  }
  return { isSuccessful, groups: found.map((group) => Object.fromEntries(group)) };
}

function readText(bytes: Buffer, at: number): Buffer {
  const end = at + 2 + bytes.readUInt16BE(at);
  if (end > bytes.length) throw new RangeError('The answer ends within a value.');
  return bytes.subarray(at + 2, end);
}

function readValue(tag: number, value: Buffer): IppValue {
  if (tag === tags.integer || tag === tags.enum) return value.readInt32BE(0);
  return tag === tags.boolean ? value.readUInt8(0) === 1 : value.toString();
}
