import { brand } from '~/config/brand.ts';
import { canRing, type PhoneNumber } from '~/domain/contact.ts';
import type { Country } from '~/domain/country/country.ts';
import { messages } from '~/i18n/messages.ts';

/** The country's own number; null where there is none that reaches somebody. */
export function numberIn(country: Country): PhoneNumber | null {
  const number: PhoneNumber | null = brand.phones[country];
  return number !== null && canRing(number.dial) ? number : null;
}

/** Whether the assistant answers at a number: at the others a person does. */
export function isLineNumber({ dial }: PhoneNumber): boolean {
  return [...Object.values(brand.phones), ...Object.values(brand.voiceLines)].some(
    (each) => each.dial === dial,
  );
}

/** What the line costs, when it answers and in which languages, in one line where the brand says no more than “free, always”. */
export function lineFacts(): string {
  const { price, hours, languages } = brand.line;
  const { start } = messages.kioskMessages;
  const spoken = {
    languages: messages.sideBySide(languages.map((each) => messages.beforeCalling.languages.names[each])),
  };
  if (price === 'free' && hours === 'always') return start.freeAlways(spoken);
  const facts = [
    price === 'free' ? messages.beforeCalling.cost.free : price[messages.language],
    hours === 'always' ? messages.beforeCalling.hours.always : hours[messages.language],
    start.spoken(spoken),
  ];
  return facts.join(' ');
}
