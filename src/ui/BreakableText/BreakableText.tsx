import { Fragment } from 'react';

type BreakableTextProps = { parts: readonly string[]; className?: string | undefined };

/**
 * An address or a number in its own order, left as it is by translators. Where it does not fit it breaks between its parts; read aloud
 * it is one: a place to break is a space in a name.
 */
export function BreakableText({ parts, className }: BreakableTextProps) {
  return (
    <bdi dir="ltr" translate="no" className={className}>
      {parts.map((part, index) => (
        // The parts of one text never change their order.
        // oxlint-disable-next-line react/no-array-index-key
        <Fragment key={index}>
          {index > 0 && <wbr aria-hidden="true" />}
          <span>{part}</span>
        </Fragment>
      ))}
    </bdi>
  );
}
