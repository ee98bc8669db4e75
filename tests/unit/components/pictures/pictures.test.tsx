import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { CallPicture } from '~/components/pictures/CallPicture.tsx';
import { MedicationCards } from '~/components/pictures/MedicationCards.tsx';
import { PatientCard } from '~/components/pictures/PatientCard.tsx';
import { PhonePicture } from '~/components/pictures/PhonePicture.tsx';
import { groupTalk } from '~/components/pictures/Talk.tsx';
import {
  medicationReminders,
  sampleCall,
  sampleConversation,
  samplePatient,
  speakerNames,
} from '~/content/samples.ts';

describe('groupTalk', () => {
  it('puts the parts of an answer on one card and leaves every other line alone', () => {
    const groups = groupTalk(sampleConversation().lines);
    expect(groups.map(({ answer, lines }) => [answer, lines.length])).toEqual([
      [false, 1],
      [false, 1],
      [false, 1],
      [true, 3],
    ]);
  });

  it('gives nothing for no lines', () => {
    expect(groupTalk([])).toEqual([]);
  });
});

describe('the pictures of the product', () => {
  it('is named text when it is a phone: only what is drawn around it is hidden from screen readers', () => {
    const html = renderToStaticMarkup(
      <PhonePicture
        lines={sampleConversation().lines}
        label="A phone"
        names={speakerNames()}
        caption="Example"
      />,
    );
    expect(html).toMatch(/^<figure aria-label="A phone"/);
    const heard = html.replaceAll(/<div aria-hidden="true".*?<\/div>/g, '');
    for (const { text } of sampleConversation().lines) expect(heard).toContain(text);
  });

  it.each([
    [
      'call',
      <CallPicture key="call" {...sampleCall()} names={speakerNames()} />,
      sampleCall().lines.map(({ text }) => text),
    ],
    [
      'patient',
      <PatientCard key="patient" patient={samplePatient()} />,
      ['Lisinopril', 'Penicillin', 'Example'],
    ],
    ['reminders', <MedicationCards key="reminders" {...medicationReminders()} />, ['8:00 AM', 'Vitamin D']],
  ])('is real text when it is a %s', (_, picture, texts) => {
    const html = renderToStaticMarkup(picture);
    for (const text of texts) expect(html).toContain(text);
    expect(html).toMatch(/<figcaption/);
  });
});
