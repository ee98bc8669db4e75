import { useVisitorCountry } from '~/components/visitor-country/use-visitor-country.ts';
import { brand } from '~/config/brand.ts';
import { messages } from '~/i18n/messages.ts';

/**
 * What the line costs who reads it. “Free” is said only where its number is no call abroad; both texts are in the page, as those of
 * `ByCountry` are.
 * @param free what stands there when it costs nothing.
 */
export function CallCost({ free }: { free: string }) {
  const line = useVisitorCountry('line');
  const { price } = brand.line;
  if (price !== 'free') return price[messages.language];
  return (
    <>
      <span data-called="home" hidden={line !== 'home'}>
        {free}
      </span>
      <span data-called="abroad" hidden={line !== 'abroad'}>
        {messages.beforeCalling.cost.abroad}
      </span>
    </>
  );
}
