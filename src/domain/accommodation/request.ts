import type { Language } from '../language.ts';

/** The fields in the order in which the form shows them, so also the order of its errors. */
export const requestFieldOrder = ['fullName', 'email', 'phone', 'jobId', 'needs'] as const;

export type RequestField = (typeof requestFieldOrder)[number];

/** What somebody writes who needs something done in another way, tidied. What was not given is empty. */
export type RequestFields = Record<RequestField, string>;

/** A request for an accommodation, ready to be sent. `language` is that of the page on which it was written. */
export type AccommodationRequest = RequestFields & { language: Language };
