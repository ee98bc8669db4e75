import type { Check } from './doctor-checks.ts';
import { numberedName, probeFile } from './doctor-probe.ts';
import { fail, pass } from './doctor-verdict.ts';

/** More than a network may upload in an hour, and than this machine may in a minute; never a flood. */
const uploadsAtMost = 70;

/**
 * Uploads small files until one is refused. Not among the others: it leaves files behind, and the network that runs it
 * cannot upload until its hour is over.
 */
export const uploadLimitCheck: Check = {
  name: 'upload without end from one network',
  run: async (target, probe) => {
    for (let count = 0; count < uploadsAtMost; count += 1) {
      const { error } = await target.client.storage
        .from('resumes')
        .upload(numberedName(probe, count + 10), probeFile());
      if (error === null) continue;
      const files = `after ${count} files`;
      if (error.message.includes('from your network')) return pass(`refused ${files}`);
      return fail(`not limited for one network; ${files} came: ${error.message.slice(0, 80)}`);
    }
    return fail(`${uploadsAtMost} files were taken one after the other`);
  },
};
