import { usePlatform } from '~/components/platform.tsx';
import { BreakableText } from '~/ui/BreakableText/BreakableText.tsx';

/** An e-mail address to write to. Where it does not fit, it breaks after its `@` or before a full stop, never in a word. */
export function MailLink({ address }: { address: string }) {
  const { ContactLink } = usePlatform();
  return (
    <ContactLink contact={{ kind: 'mail', address }} name={address}>
      <BreakableText parts={address.match(/\.?[^@.]+@?/g) ?? []} />
    </ContactLink>
  );
}
