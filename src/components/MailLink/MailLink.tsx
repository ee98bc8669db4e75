import { usePlatform } from '~/components/platform.tsx';

/** An e-mail address to write to. Where it does not fit, it breaks after its `@` first. */
export function MailLink({ address }: { address: string }) {
  const { ContactLink } = usePlatform();
  const at = address.indexOf('@') + 1;
  return (
    <ContactLink contact={{ kind: 'mail', address }} name={address}>
      <bdi dir="ltr" translate="no">
        <span>{address.slice(0, at)}</span>
        <wbr />
        <span>{address.slice(at)}</span>
      </bdi>
    </ContactLink>
  );
}
