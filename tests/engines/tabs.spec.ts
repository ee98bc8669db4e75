import { expect, test } from '../support/engines/engine-test.ts';

const labels = ['Symptom Analysis', 'WhatsApp Diagnosis', 'Smart Triage', 'Voice Diagnosis'] as const;

test('tabs answer to a press and to the arrows, and the focus goes with them', async ({ visitor }) => {
  await visitor.open('/');
  await expect(visitor.role('tab')).toHaveTexts(labels);
  await visitor.role('tab', labels[2]).click();
  await expect(visitor.role('tab', undefined, { selected: true })).toHaveWords(labels[2]);
  await expect(visitor.role('tabpanel', labels[2])).toBeShown();
  for (const [key, label] of [
    ['ArrowRight', labels[3]],
    ['ArrowRight', labels[0]],
    ['ArrowLeft', labels[3]],
    ['Home', labels[0]],
    ['End', labels[3]],
  ] as const) {
    await visitor.press(key);
    await expect(visitor.role('tab', label)).toHaveFocus();
    await expect(visitor.role('tab', undefined, { selected: true })).toHaveWords(label);
    await expect(visitor.role('tabpanel', label)).toBeShown();
  }
  expect(await visitor.role('tabpanel').all()).toHaveLength(1);
});
