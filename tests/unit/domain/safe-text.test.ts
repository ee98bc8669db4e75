import { describe, expect, it } from 'vitest';
import { oneLine, plainText } from '../../../src/domain/safe-text.ts';

describe('a text that an applicant wrote', () => {
  it('steers no terminal', () => {
    expect(oneLine('Ada\u001B[2J\r\nB\u202E\u0007')).toBe('Ada [2J B');
    expect(plainText('one\ntwo\u001B]0;x')).toBe('one\ntwo ]0;x');
  });

  it('leaves names of Hindi and Persian as they are spelt, and hides nothing behind it', () => {
    for (const name of ['श्री लक्ष्\u200Dमी', 'علی\u200Cرضا رضایی']) {
      expect(oneLine(name)).toBe(name);
      expect(plainText(name)).toBe(name);
    }
    expect(oneLine('A\u200Dna\u200Cعلی\u200C\u200Dرضا\u200D')).toBe('A na علی رضا');
  });
});
