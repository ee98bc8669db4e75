import { applicationSchema } from '~/domain/application/schema.ts';
import { tidyAddress } from '~/domain/application/text.ts';
import { isGiven, tidied } from '~/domain/form-rules.ts';
import { fieldMessages } from '~/i18n/generated/en/application.ts';

/** Name and address of somebody new, by the rules that applicants' have. */
export const { fullName: memberName, email: memberAddress } = applicationSchema(fieldMessages).shape;

/** The address of somebody who is known already, or not: the server says. */
export const knownAddress = tidied(tidyAddress, [[isGiven, fieldMessages.email.required]]);
