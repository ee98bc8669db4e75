import { describe, expect, test } from 'vitest';
import { kioskNames } from '../../../../src/config/kiosk-names.ts';
import { configFolder, defaultConfig, fallbackFor } from '../../../../electron/policy/config.ts';
import { checkConfig as check, describeProblem } from '../../../../electron/policy/config-check.ts';

const today = Date.UTC(2026, 0, 5, 15);
const checkConfig = (text: string) => check(text, today);

const problems = (text: string) => {
  const checked = checkConfig(text);
  return checked.ok ? [] : checked.problems.map((problem) => describeProblem('', problem).slice(1));
};

/** Each problem is named with its line and field. Zod's own messages are its own matter: here only what they must mention. */
test.each<[text: string, expected: readonly RegExp[]]>([
  ['{\n  "version": 1,\n  "idle": {\n    "seconds": 10\n  }\n}', [/^4: idle\.seconds: .*30/]],
  [
    '{\n  "version": 1,\n  "idle": { "seconds": 120,\n    "countdown": 30 }\n}',
    [/^4: idle\.countdown: Unrecognized key/],
  ],
  [
    '{"version":1,\n"handof":"qr","links":{"chat":"https://evil.example/"}}',
    [/^2: handof: Unrecognized key/, /^2: links: Unrecognized key/],
  ],
  ['{"version":1,\n\n"handoff":"fax"}', [/^3: handoff: .*"system-browser"\|"qr"\|"both"/]],
  ['{"version":1,"metricsFile":"kiosk.prom"}', [/^1: metricsFile: .*absolute path.*"\.prom"/]],
  ['{"version":1,"metricsFile":"/run/kiosk.txt"}', [/^1: metricsFile: /]],
  ['{"version":1,"metricsFile":"/run/.prom"}', [/^1: metricsFile: /]],
  ['{"version":1,"metricsFile":"/run/a\\nb.prom"}', [/^1: metricsFile: /]],
  ['{"version":1,"nightlyRestart":"25:00"}', [/^1: nightlyRestart: .*"HH:MM"/]],
  ['{\n"handoff":"qr"}', [/^1: version: .*1/]],
  ['[]', [/^1: .*expected object/]],
  ['{"version":1,"display":7}', [/^1: display: .*expected object/]],
  [
    '{"version":1,\n"supportPhone":{"dial":"911",\n"display":"911"}}',
    [/^2: supportPhone\.dial: .*"\+" and 7 to 15 digits/],
  ],
  [
    '{"version":1,"openingHours":{"sun":null,"mon":\n["8:00","18:00"],"tue":null,"wed":null,"thu":null,"fri":null}}',
    [/^2: openingHours\.mon\.0: .*"HH:MM"/, /^1: openingHours\.sat: /],
  ],
  ...['"2026-02-30"', '"2027-01-02/2026-12-24"', '"26 Nov"', '"2026-01-01/2026-01-02/2026-01-03"'].map(
    (day): [string, RegExp[]] => [
      `{"version":1,"closedDays":["2026-11-26","2026-12-24/2027-01-02",\n${day}]}`,
      [/^2: closedDays\.2: .*"YYYY-MM-DD"/],
    ],
  ),
  [
    '{"version":1,"timeZone":"Mars/Base","supervised":1}',
    [/^1: timeZone: .*IANA/, /^1: supervised: .*boolean/],
  ],
  ['{"version":1,"languages":["en",\n"tlh"]}', [/^2: languages\.1: .*"en"\|"es"/]],
  ['{"version":1,"languages":[]}', [/^1: languages: /]],
  ['{"version":1,"languages":["en","en"]}', [/^1: languages: .*once/]],
  ['{"version":1,"name":"Lobby\\nroom"}', [/^1: name: .*plain text/]],
  ['{"version":1,"name":"  "}', [/^1: name: /]],
  ['{"version":1,\n"center":"\\u202Eretnec"}', [/^2: center: .*plain text/]],
  ['{"version":1,"center":"Oak\\u0000 Street"}', [/^1: center: .*plain text/]],
  ['{"version":1,"notice":{"text":{},"until":"2026-02-28"}}', [/^1: notice\.text: .*one language/]],
  [
    '{"version":1,"notice":{"text":{"en":"x",\n"tlh":"x"},"until":"2026-02-28"}}',
    [/^2: notice\.text\.tlh: /],
  ],
  [
    '{"version":1,"notice":{"text":{"en":"x"},\n"until":"2026-02-30"}}',
    [/^2: notice\.until: .*"YYYY-MM-DD"/],
  ],
  [
    `{"version":1,"notice":{"text":{"en":"x",\n"es":"${'x'.repeat(161)}"},"until":"2026-02-28","html":true}}`,
    [/^2: notice\.text\.es: .*160/, /^2: notice\.html: Unrecognized key/],
  ],
  [
    '{"version":1,"desk":{"where":{"en":"here\\u2066"},\n"phone":{"dial":"5550177","display":"555\\u202e0177"}}}',
    [
      /^1: desk\.where\.en: .*plain text/,
      /^2: desk\.phone\.dial: /,
      /^2: desk\.phone\.display: .*plain text/,
    ],
  ],
  ['{"version":1,"listening":{"headphones":"--version"}}', [/^1: listening\.headphones: .*sink/]],
  [
    '{"version":1,"listening":{"keys":{"F13":"fly",\n"F5":"next","a":"next","Unidentified":"next"}}}',
    [
      /^1: listening\.keys\.F13: /,
      /^2: listening\.keys\.F5: .*keypad/,
      /^2: listening\.keys\.a: .*keypad/,
      /^2: listening\.keys\.Unidentified: .*keypad/,
    ],
  ],
  ['{"version":1,\n"handoff":"both",\n"handoff":"qr"}', [/^3: handoff: Repeated/]],
  ['{"version":1,\n"idle":{"seconds":30,\n"seconds":600}}', [/^3: idle\.seconds: Repeated/]],
  [`{"version":1,"x":"${'x'.repeat(70_000)}"}`, [/^1: .*65536 bytes/]],
  ['', [/^1: Not JSON/]],
  ['{\n"version":1,\n,}', [/^3: Not JSON/]],
  ['{\n"version":1,\n"languages":["en",],}', [/^3: A comma too many/]],
  ['{\n"version":1,\n}', [/^3: A comma too many/]],
  [
    '{"version":1,\n"openingHours":{"sun":null,"mon":["08:00","18:00"],"tue":null,"wed":null,"thu":null,"fri":null}}',
    [/^2: openingHours\.sat: Expected null for a closed day/],
  ],
  ['{\n"version":1,\n\n', [/^4: Not JSON/]],
  ['{\n"version": 1,\n// ours\n"handoff": "qr"\n\n}', [/^3: Not JSON/]],
  ['{\n"version": 1\n"handoff": "qr"\n\n}', [/^3: Not JSON/]],
])('the problems of %j', (text, expected) => {
  expect(problems(text)).toEqual(expected.map((pattern) => expect.stringMatching(pattern)));
});

test('every gap is filled with its default, also behind a byte order mark', () => {
  expect(checkConfig('{"version":1,"country":"US"}')).toEqual({
    ok: true,
    config: { ...defaultConfig, country: 'US' },
    warnings: [],
  });
  expect(checkConfig('\uFEFF{"version":1}').ok).toBe(true);
  expect(defaultConfig.handoff).toBe('both');
});

test('what a center says of itself passes as it is read, markup and all, in every script', () => {
  const said = {
    name: 'Lobby <b>2</b>',
    center: 'Centro “Río” & Söhne',
    notice: { text: { hi: 'क्\u200Dष', ar: 'رقم 12' }, until: '2026-01-05' },
    languages: ['hi', 'ar'],
    desk: { where: { hi: 'पीछे', ar: 'خلفكم' }, phone: { dial: '+12065551234', display: '206-555-1234' } },
  };
  const checked = checkConfig(JSON.stringify({ version: 1, country: 'US', ...said }));
  expect(checked).toMatchObject({ ok: true, config: said, warnings: [] });
});

test.each([
  ['linux', {}, `/etc/${kioskNames.package}`],
  ['win32', { ProgramData: 'D:\\Data' }, `D:\\Data\\${kioskNames.product}`],
  ['win32', {}, `C:\\ProgramData\\${kioskNames.product}`],
  ['darwin', {}, `/Library/Application Support/${kioskNames.product}`],
])('the folder of %s', (platform, env, folder) => {
  expect(configFolder(platform, env)).toBe(folder);
});

describe('warnings', () => {
  const week = (mon: unknown, tue: unknown = null) =>
    JSON.stringify({ sun: null, mon, tue, wed: null, thu: null, fri: null, sat: null });
  const warnings = (fields: string, location = '"country":"US"') => {
    const checked = checkConfig(`{"version":1,${location},\n${fields}}`);
    return checked.ok ? checked.warnings.map(({ line, field }) => `${line}: ${field}`) : ['broken'];
  };

  test.each([
    [`"openingHours":${week(['08:00', '18:00'], ['08:00', '18:00'])}`, []],
    [`"openingHours":${week(['20:00', '02:00'], ['08:00', '18:00'])}`, []],
    [`"nightlyRestart":null,"openingHours":${week(['18:00', '08:00'])}`, ['2: openingHours.mon']],
    [`"nightlyRestart":null,"openingHours":${week(['08:00', '08:00'])}`, ['2: openingHours.mon']],
    [
      `"nightlyRestart":null,"openingHours":${week(['20:00', '07:00'], ['06:00', '18:00'])}`,
      ['2: openingHours.mon'],
    ],
    [`"nightlyRestart":"12:00","openingHours":${week(['08:00', '18:00'])}`, ['2: nightlyRestart']],
    [`"nightlyRestart":"18:00","openingHours":${week(['08:00', '18:00'])}`, []],
    [`"nightlyRestart":"12:00"`, []],
    [`"supportPhone":{"dial":"+18005550199","display":"1-800-555-0199"}`, ['2: supportPhone.dial']],
    [`"supportPhone":{"dial":"+18005550177","display":"1-800-555-0177"}`, []],
    [`"supportPhone":{"dial":"+18005550199","display":"   "}`, ['broken']],
    [`"supportPhone":{"dial":"+910123456789","display":"01234 56789"}`, ['2: supportPhone.dial']],
    [
      `"languages":["en"],"desk":{"where":{"en":"x"},"phone":{"dial":"+18005550199","display":"1-800-555-0199"}}`,
      ['2: desk.phone.dial'],
    ],
    [`"languages":["en"],"desk":{"where":{"en":"x"}}`, []],
    [`"languages":["en","es"],"desk":{"where":{"en":"x"}}`, ['2: desk.where']],
    [`"languages":["en"],"notice":{"text":{"en":"x"},"until":"2026-01-05"}`, []],
    [`"languages":["en"],"notice":{"text":{"en":"x"},"until":"2026-01-04"}`, ['2: notice.until']],
    [`"languages":["en","hi"],"notice":{"text":{"en":"x"},"until":"2026-01-05"}`, ['2: notice.text']],
    [`"listening":{"keys":{"Enter":"end"}}`, ['2: listening.keys.Enter']],
    [`"listening":{"keys":{"Enter":"end","+":"select"}}`, []],
    [`"listening":{"keys":{"F13":"select"}}`, []],
    [`"timeZone":"EST"`, ['2: timeZone']],
    [`"timeZone":"America/New_York"`, []],
    // Letters that can be read from there leave no room (tests/e2e/kiosk/panels.spec.ts).
    [`"display":{"diagonalInches":15.6,"viewingDistanceCm":60}`, []],
    [`"display":{"diagonalInches":15.6,"viewingDistanceCm":61}`, ['2: display.viewingDistanceCm']],
    [`"display":{"diagonalInches":43,"viewingDistanceCm":100}`, []],
    [`"display":{"diagonalInches":7,"viewingDistanceCm":30}`, ['2: display.viewingDistanceCm']],
    // Centimeters.
    [`"display":{"diagonalInches":54.6,"viewingDistanceCm":75}`, ['2: display.diagonalInches']],
    [`"display":{"diagonalInches":55,"viewingDistanceCm":100}`, []],
  ])('%s', (fields, expected) => expect(warnings(fields)).toEqual(expected));

  test.each([
    ['"country":null', ['1: country']],
    // Our number there is a placeholder.
    ['"country":"IN"', ['1: country']],
    ['"timeZone":null', ['1: country']],
    ['"timeZone":"Etc/UTC"', ['1: country']],
    ['"timeZone":"Asia/Kolkata"', []],
    // A toll-free number of the United States.
    ['"country":"AE"', ['1: country']],
    ['"country":"MX"', ['1: country']],
    ['"country":"CA"', []],
  ])('an emergency number: %s', (location, expected) =>
    expect(warnings('"supervised":true', location)).toEqual(expected),
  );
});

describe('a broken config', () => {
  const strictest = fallbackFor(null);

  test('has the strictest value of every field', () => {
    const given = '{"version":1,"handof":"both","handoff":"both","idle":{"seconds":600},"supervised":true}';
    for (const text of [null, given])
      expect(fallbackFor(text)).toEqual({
        version: 1,
        handoff: 'qr',
        country: null,
        languages: null,
        timeZone: null,
        name: null,
        center: null,
        notice: null,
        desk: null,
        display: defaultConfig.display,
        listening: { headphones: null, speakInvitation: false, keys: {}, screenReader: false },
        idle: { seconds: 30, countdownSeconds: 20 },
        openingHours: null,
        closedDays: [],
        nightlyRestart: '03:30',
        printer: null,
        supportPhone: null,
        metricsFile: null,
        supervised: false,
      });
    expect(checkConfig(JSON.stringify(strictest))).toMatchObject({ ok: true, config: strictest });
  });

  test('keeps what it says validly about its location and of itself, and nothing else', () => {
    const said = {
      center: 'Oak Street',
      notice: { text: { en: 'Closed on Friday' }, until: '2026-02-28' },
      desk: { where: { en: 'here' }, phone: null },
    };
    const loaded = fallbackFor(
      JSON.stringify({
        version: 1,
        country: 'IN',
        languages: ['hi', 'en'],
        timeZone: 'Asia/Kolkata',
        display: { index: 1, diagonalInches: 0 },
        handoff: 'both',
        metricsFile: '/var/lib/kiosk-metrics/kiosk.prom',
        x: 1,
        name: 'x'.repeat(41),
        listening: { headphones: 'usb', speakInvitation: 'yes', keys: { F13: 'next' }, screenReader: true },
        ...said,
      }),
    );
    expect(loaded).toEqual({
      ...strictest,
      country: 'IN',
      languages: ['hi', 'en'],
      timeZone: 'Asia/Kolkata',
      metricsFile: '/var/lib/kiosk-metrics/kiosk.prom',
      display: { ...strictest.display, index: 1 },
      listening: { headphones: 'usb', speakInvitation: false, keys: { F13: 'next' }, screenReader: true },
      ...said,
    });
  });

  test.each([
    ['no JSON', '{"country":"IN"'],
    ['no object', '"IN"'],
    ['nothing', 'null'],
    ['invalid facts', '{"country":"XX","timeZone":7,"display":[]}'],
    ['inherited names', '{"__proto__":{"country":"IN"},"display":{"__proto__":{"index":3}}}'],
  ])('%s: nothing of it is kept', (_why, text) => {
    expect(fallbackFor(text)).toEqual(strictest);
  });
});
