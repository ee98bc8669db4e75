import { Fragment } from 'react';
import { usePlatform } from '~/components/platform.tsx';

/** An e-mail address to write to. Where it does not fit, it breaks after its `@` or before a full stop, never in a word. */
export function MailLink({ address }: { address: string }) {
  const { ContactLink } = usePlatform();
  return (
    <ContactLink contact={{ kind: 'mail', address }} name={address}>
      <bdi dir="ltr" translate="no">
        {address.match(/\.?[^@.]+@?/g)?.map((part, index) => (
          // The parts of one address never change their order.
          // oxlint-disable-next-line react/no-array-index-key
          <Fragment key={index}>
            {index > 0 && <wbr />}
            <span>{part}</span>
          </Fragment>
        ))}
      </bdi>
    </ContactLink>
  );
}
