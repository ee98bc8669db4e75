import type { Messages } from '../message-types.ts';

/**
 * The emergency line of the landing page and the legal pages. The number of the visitor's place stands between `before` and
 * `after`; it comes from domain/emergency. Where it is not known, `local` stands in its place.
 */
export const emergency: Messages['emergency']['emergency'] = {
  before: 'इमरजेंसी में तुरंत',
  after: 'पर फ़ोन करें।',
  local: 'अपने इलाक़े के इमरजेंसी नंबर (कई जगह 911 या 112)',
  signs: 'सीने में दर्द हो, साँस लेने में तकलीफ़ हो, अचानक कमज़ोरी आए या बहुत ख़ून बहे, तो तुरंत मदद चाहिए।',
};
