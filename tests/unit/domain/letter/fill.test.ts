import { describe, expect, it } from 'vitest';
import { fillBody, fillSubject, type PlaceholderValues } from '~/domain/letter/fill.ts';

const values: PlaceholderValues = {
  name: 'Ada Example',
  position: 'Graphic Designer',
  reference: '7F3A-91C2',
  company: 'Fernwell Labs',
  signature: 'Sam',
};

describe('placeholders of a message', () => {
  it('are filled wherever they stand, with blanks inside the braces too', () => {
    expect(
      fillBody('Dear {name},\n\n{ position }, {reference}\n{signature}\n{company}\n', values, 'en'),
    ).toEqual({
      text: 'Dear Ada Example,\n\nGraphic Designer, 7F3A-91C2\nSam\nFernwell Labs',
      problems: [],
    });
  });

  it.each([
    ['Dear {nmae}', [{ kind: 'unknown', placeholder: 'nmae' }]],
    ['Dear {Name}', [{ kind: 'unknown', placeholder: 'Name' }]],
    ['Send {missing} and {missing}', [{ kind: 'unknown', placeholder: 'missing' }]],
    ['A brace alone { is a brace', []],
    ['{}', [{ kind: 'unknown', placeholder: '' }]],
    ['{toString}', [{ kind: 'unknown', placeholder: 'toString' }]],
  ])('that are not there are named: %s', (text, problems) => {
    const filled = fillBody(text, values, 'en');
    expect(filled.problems).toEqual(problems);
    expect(filled.text).toBe(text);
  });

  it('without a value are named, also where the value is made of signs that nobody sees', () => {
    expect(fillBody('Dear {name}', { ...values, name: ' \u202E\u200B ' }, 'en').problems).toEqual([
      { kind: 'empty', placeholder: 'name' },
    ]);
  });

  it('are filled once: a value that looks like one stays as it is', () => {
    expect(fillBody('{name}', { ...values, name: '{signature} $& $1' }, 'en').text).toBe('{signature} $& $1');
  });

  it('keep their order beside letters that run the other way', () => {
    expect(fillBody('السيد {name}، {reference}', values, 'ar').text).toBe(
      'السيد \u2068Ada Example\u2069، \u20687F3A-91C2\u2069',
    );
    expect(fillBody('{name}', { ...values, name: 'ليلى' }, 'ar').text).toBe('ليلى');
    expect(fillBody('Dear {name}', { ...values, name: 'ليلى' }, 'en').text).toBe('Dear \u2068ليلى\u2069');
  });
});

describe('what is typed into a message', () => {
  it('never turns the text around or begins another header', () => {
    expect(fillSubject('Hello\r\nBcc: x@evil.example \u202Eli{name}', values).text).toBe(
      'Hello Bcc: x@evil.example  liAda Example',
    );
    expect(fillBody('a\u202Eb\r\nc\u0007', values, 'en').text).toBe('a b\nc');
  });

  it('keeps the joiners of Hindi', () => {
    expect(fillSubject('क्\u200Dष', values).text).toBe('क्\u200Dष');
  });
});
