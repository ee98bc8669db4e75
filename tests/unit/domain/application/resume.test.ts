import { describe, expect, it } from 'vitest';
import {
  beginsAsPdf,
  checkResume,
  noteOn,
  objectName,
  programOf,
  wholeMegabytes,
} from '~/domain/application/resume.ts';
import { maxResumeBytes } from '~/domain/application/rules.ts';

const pdf = { name: 'resume.pdf', type: 'application/pdf', size: 1000 };

describe('checkResume', () => {
  it.each([
    ['a PDF', pdf, null],
    ['capital letters', { ...pdf, name: 'CV.PDF', type: 'Application/PDF' }, null],
    ['a system that knows no type', { ...pdf, type: '' }, null],
    ['exactly 5 MB', { ...pdf, size: maxResumeBytes }, null],
    ['one byte more', { ...pdf, size: maxResumeBytes + 1 }, 'too-large'],
    ['no bytes', { ...pdf, size: 0 }, 'empty'],
    ['another extension', { ...pdf, name: 'resume.pdf.exe' }, 'wrong-type'],
    ['another type', { ...pdf, type: 'text/plain' }, 'wrong-type'],
    ['a Word file', { name: 'cv.docx', type: 'application/vnd.ms-word', size: 10 }, 'wrong-type'],
    ['a large text', { name: 'cv.txt', type: 'text/plain', size: 9e9 }, 'wrong-type'],
  ])('%s', (_name, file, problem) => expect(checkResume(file)).toBe(problem));

  it('takes another limit from the caller, and names it in whole megabytes', () => {
    expect([checkResume(pdf, 999), checkResume(pdf, 1000)]).toEqual(['too-large', null]);
    expect([maxResumeBytes, 2_600_000].map(wholeMegabytes)).toEqual([5, 2]);
  });
});

describe('beginsAsPdf', () => {
  const bytes = (text: string) => new TextEncoder().encode(text);

  it.each([
    ['a PDF', '%PDF-1.7\n%âãÏÓ', true],
    ['a PDF 2.0', '%PDF-2.0', true],
    ['a byte order mark before it', '\uFEFF%PDF-1.4', true],
    ['lines of a mail before it', `${'x'.repeat(1019)}%PDF-1.4`, true],
    ['the mark a byte too late', `${'x'.repeat(1020)}%PDF-1.4`, false],
    ['half the mark', '%PDF', false],
    ['15 bytes of text', 'This is no PDF.', false],
    ['a Word file', 'PK\u0003\u0004', false],
    ['small letters', '%pdf-1.4', false],
    ['nothing', '', false],
  ])('%s', (_name, text, begins) => expect(beginsAsPdf(bytes(text))).toBe(begins));
});

describe('noteOn', () => {
  const aPage = '3 0 obj<</Type/Page/Parent 2 0 R>>endobj\n';

  it.each([
    ['a PDF', '%PDF-1.4\ntrailer<</Root 1 0 R>>', null],
    ['a trailer that names how', '%PDF-1.4\ntrailer<</Encrypt 12 0 R/Root 1 0 R>>', 'encrypted'],
    ['a trailer that says how', '%PDF-1.4\ntrailer<</Root 1 0 R/Encrypt<</Filter/Standard>>>>', 'encrypted'],
    [
      'a stream that stands for it',
      '%PDF-1.7\n9 0 obj<</Type/XRef /Encrypt\n5 0 R/Length 3>>stream\n',
      'encrypted',
    ],
    ['an entry with a longer name', '%PDF-1.4\n<</EncryptMetadata false>>', null],
    ['the word in a text', '%PDF-1.4\n(Encrypt 1 0 R)', null],
    ['a form of Adobe’s', '%PDF-1.4\n4 0 obj<</XFA[(template) 5 0 R]/Fields[]>>endobj', 'mayNotOpen'],
    ['such a form in one stream', '%PDF-1.7\n4 0 obj<</Fields[] /XFA 5 0 R>>endobj', 'mayNotOpen'],
    ['any other form', '%PDF-1.7\n4 0 obj<</Fields[]/XFAResources[]>>endobj', null],
  ])('%s', (_name, text, note) => expect(noteOn(new TextEncoder().encode(aPage + text))).toBe(note));

  it.each([
    ['no pages', '2 0 obj<</Type/Pages/Kids[]/Count 0>>endobj', 'mayNotOpen'],
    ['pages in a stream', '2 0 obj<</Type /ObjStm/N 9>>stream', null],
  ])('%s', (_name, text, note) => expect(noteOn(new TextEncoder().encode(`%PDF-1.7\n${text}`))).toBe(note));

  it('takes bytes that are no text', () => {
    const bytes = new Uint8Array([...new TextEncoder().encode(aPage), 0xff, 0xfe, 0x80, 0x0a]);
    expect(noteOn(bytes)).toBe(null);
  });
});

it.each([
  ['word', ['CV.DOCX', 'cv.doc', 'cv.pdf.docx']],
  ['pages', ['cv.pages']],
  ['libreOffice', ['cv.odt']],
  ['googleDocs', ['cv.gdoc']],
  ['picture', ['IMG_1.HEIC']],
  ['other', ['renamed.pdf', 'docx']],
])('%s can save %j as a PDF', (program, names) => {
  expect(names.map(programOf)).toEqual(names.map(() => program));
});

describe('objectName', () => {
  const allowedByDatabase = /^[A-Za-z0-9!$&'()*+,.:;=_-]+_[0-9]{1,16}\.pdf$/u;

  it.each([
    ['ana@mail.example', 1_700_000_000_000, 'ana_mail.example_1700000000000.pdf'],
    ['a+b.c@x-y.example', 5, 'a+b.c_x-y.example_5.pdf'],
    ['josé@correo.example', 7.9, 'jos__correo.example_7.pdf'],
    ['a/b?c#d%e~@x.example', 1, 'a_b_c_d_e__x.example_1.pdf'],
    ["o'neil@x.example", 1, "o'neil_x.example_1.pdf"],
    ['👵@x.example', 1, '__x.example_1.pdf'],
  ])('%s at %i', (email, timestamp, name) => {
    expect(objectName(email, timestamp)).toBe(name);
    expect(name).toMatch(allowedByDatabase);
  });
});
