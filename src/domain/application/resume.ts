import { maxResumeBytes, resumeMediaType } from './rules.ts';

/** Properties of a chosen file. */
export type FileFacts = { name: string; type: string; size: number };

/** Why a file cannot be a resume. */
export type ResumeProblem = 'wrong-type' | 'empty' | 'too-large';

/**
 * Everything that can keep a form from holding a resume: a problem of the file; several files at once, a file that cannot be
 * opened, none at all; or the server did not take it.
 */
export type ResumeError = ResumeProblem | 'several' | 'unreadable' | 'missing' | 'refused';

/** Bytes of a megabyte as the limit is written for people. */
const megabyte = 1_048_576;

/**
 * Checks a chosen file against the upload control's limits (specification, section 5).
 * Both the extension and the declared type must say PDF. A system that knows no type for `.pdf` declares none: it counts.
 * @param maxBytes the size limit; 5 MB unless the caller wants another.
 * @returns the problem, or null when the file may be sent. A wrong type is reported before a wrong size.
 */
export function checkResume(file: FileFacts, maxBytes: number = maxResumeBytes): ResumeProblem | null {
  const declaresPdf = file.type === '' || file.type.toLowerCase() === resumeMediaType;
  if (!declaresPdf || !file.name.toLowerCase().endsWith('.pdf')) return 'wrong-type';
  if (file.size === 0) return 'empty';
  return file.size > maxBytes ? 'too-large' : null;
}

/** A program that people write a resume with, by what its files are called; `other` is any. */
export type ResumeProgram = 'word' | 'pages' | 'libreOffice' | 'googleDocs' | 'picture' | 'other';

/**
 * What there is to say about a file that was refused. Of a wrong type: how its program saves a PDF, or that it is one and is not called
 * so. Too large: how large it is, in bytes.
 */
export type ResumeHelp = ResumeProgram | 'alreadyPdf' | { tooLargeBytes: number };

const programs: readonly (readonly [extensions: RegExp, program: ResumeProgram])[] = [
  [/\.(docx?|docm|dotx?|rtf|wps)$/iu, 'word'],
  [/\.pages(\.zip)?$/iu, 'pages'],
  [/\.(odt|ott|fodt|sxw)$/iu, 'libreOffice'],
  [/\.gdoc$/iu, 'googleDocs'],
  [/\.(jpe?g|png|heic|heif|webp|gif|bmp|tiff?|avif)$/iu, 'picture'],
];

/** The program that can save a refused file as a PDF. @param name of the file. */
export function programOf(name: string): ResumeProgram {
  return programs.find(([extensions]) => extensions.test(name))?.[1] ?? 'other';
}

/** How every PDF file begins (ISO 32000-2, section 7.5.2). */
const pdfMark = [...'%PDF-'].map((character) => character.charCodeAt(0));

/** PDF readers search for the mark in this many bytes at the start: some programs write a few bytes of their own before it. */
export const pdfStartBytes = 1024;

/**
 * Whether a file begins as PDF readers accept it. A file that the applicant's own reader opens must not be refused, so
 * the mark may stand anywhere in the first 1024 bytes.
 * @param bytes the beginning of the file; what lies behind the first 1024 bytes is not looked at.
 */
export function beginsAsPdf(bytes: Uint8Array): boolean {
  const start = bytes.subarray(0, pdfStartBytes);
  return start.some((_byte, at) => pdfMark.every((expected, offset) => start[at + offset] === expected));
}

/** The entry of a trailer or of a stream that stands for it (ISO 32000-2, sections 7.5.5 and 7.5.8): neither is ever encrypted itself. */
const encryptEntry = /\/Encrypt\s*(?:\d+\s+\d+\s+R|<<)/u;

/** The entry of a form of Adobe's own kind (ISO 32000-1, section 12.7.8): most other readers show its one page, “Please wait…”. */
const adobeForm = /\/XFA\s{0,9}(?:\[|\d+\s+\d+\s+R)/u;

/** A page, or a stream that may hold one (ISO 32000-2, sections 7.7.3.3 and 7.5.7). */
const page = /\/Type\s{0,9}\/(?:Page|ObjStm)(?![A-Za-z])/u;

/** What there is to remark upon a PDF that is taken. */
export type ResumeNote = 'encrypted' | 'mayNotOpen';

/**
 * Says of a PDF whether staff may be unable to read it: it is encrypted, a form of Adobe's own kind, or without pages. Whether an
 * encrypted one asks for a password is not known: many have an empty one, to forbid printing, and open like any other (ISO 32000-2,
 * section 7.6.4).
 * @param bytes the whole file.
 */
export function noteOn(bytes: Uint8Array): ResumeNote | null {
  const text = new TextDecoder('latin1').decode(bytes);
  if (encryptEntry.test(text)) return 'encrypted';
  return adobeForm.test(text) || !page.test(text) ? 'mayNotOpen' : null;
}

/** A size limit in whole megabytes, as the messages write it. */
export function wholeMegabytes(bytes: number): number {
  return Math.floor(bytes / megabyte);
}

/** The bucket takes names of 200 characters; the time and the extension have the rest. */
const longestAddress = 180;

/**
 * The name under which a resume is stored (specification, section 3): the address with `_` for the at-sign,
 * an underscore, the time and the extension. Every character outside storage's own set becomes `_` as well, and a very long address is cut.
 * @param email the applicant's address, already checked.
 * @param timestampMs milliseconds since 1970.
 */
export function objectName(email: string, timestampMs: number): string {
  const address = email.replaceAll(/[^A-Za-z0-9!$&'()*+,.:;=_-]/gu, '_');
  return `${address.slice(0, longestAddress)}_${Math.trunc(timestampMs)}.pdf`;
}
