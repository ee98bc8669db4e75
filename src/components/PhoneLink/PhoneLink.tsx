import { ByCountry } from '~/components/ByCountry/ByCountry.tsx';
import { brand } from '~/config/brand.ts';
import { isLineInPageLanguage } from '~/content/line-language.ts';
import { messages } from '~/i18n/messages.ts';
import { usePlatform, type LinkVariant } from '~/components/platform.tsx';

import { BreakableText } from '~/ui/BreakableText/BreakableText.tsx';
import styles from './PhoneLink.module.css';

type PhoneLinkProps = LinkVariant & {
  /** Text before the number, for example 'Call'. */
  prefix?: string;
  /** Whether the number can be copied, for devices that cannot dial. */
  actions?: boolean;
  /** The number that a person answers, in place of the one at which the assistant does. */
  toPerson?: boolean;
};

/**
 * The support number of the visitor's country, dialling on the web. Nothing where a country has none. A button says in which language
 * the assistant answers, where that is not the page's.
 */
export function PhoneLink({ prefix, actions = false, toPerson = false, ...look }: PhoneLinkProps) {
  const { ContactLink, NumberActions } = usePlatform();
  const isButton = look.variant !== undefined;
  const spoken =
    isButton && !toPerson && !isLineInPageLanguage() ? messages.shellMessages.lineLanguages : null;
  return (
    <ByCountry of={(country) => (toPerson ? brand.personPhone : brand.phones[country])}>
      {(phone) => (
        <span className={actions ? styles.WithActions : undefined}>
          <ContactLink
            contact={{ kind: 'phone', number: phone }}
            name={[prefix, phone.display, spoken].filter(Boolean).join(' ')}
            {...look}
          >
            {prefix && <span>{`${prefix} `}</span>}
            <BreakableNumber number={phone.display} className={styles.Number} />
            {spoken !== null && <Spoken />}
          </ContactLink>
          {actions && NumberActions && <NumberActions number={phone.dial} />}
        </span>
      )}
    </ByCountry>
  );
}

/** Below what a button says: in which language the assistant answers, where that is not the page's. */
export function Spoken() {
  if (isLineInPageLanguage()) return null;
  return <small className={styles.Spoken}>{` ${messages.shellMessages.lineLanguages}`}</small>;
}

/** A number. It may break behind its hyphens: of themselves only some browsers break there, and on a small screen it must. */
export function BreakableNumber({ number, className }: { number: string; className?: string | undefined }) {
  return <BreakableText parts={number.match(/[^-]+-?/g) ?? []} className={className} />;
}
