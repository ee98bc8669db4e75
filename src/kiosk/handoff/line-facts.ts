import { brand } from '~/config/brand.ts';
import { canRing, isCallAbroad, type PhoneNumber } from '~/domain/contact.ts';
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

/**
 * What the line costs, when it answers and in which languages, in one line where there is no more to say than “free, always”.
 * @param country of the kiosk: elsewhere its number may be a call abroad.
 */
export function lineFacts(country: Country): string {
  const { price, hours, languages } = brand.line;
  const { start } = messages.kioskMessages;
  const spoken = {
    languages: messages.sideBySide(languages.map((each) => messages.beforeCalling.languages.names[each])),
  };
  const isAbroad = isCallAbroad(brand.phones[country].dial, country);
  if (price === 'free' && hours === 'always' && !isAbroad) return start.freeAlways(spoken);
  const facts = [
    price !== 'free' ? price[messages.language] : messages.beforeCalling.cost[isAbroad ? 'abroad' : 'free'],
    hours === 'always' ? messages.beforeCalling.hours.always : hours[messages.language],
    start.spoken(spoken),
  ];
  return facts.join(' ');
}
