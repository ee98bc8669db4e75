import { brand } from '../../../config/brand.ts';
import { plural } from './format.ts';

const product = brand.productName;

/** Words that only the kiosk says. */
export const kioskMessages = {
  attract: {
    title: 'A question about your health?',
    text: `${product} gives plain answers. It is an AI. It is not a doctor.`,
    begin: 'Touch anywhere to begin',
    private: 'What you do here is cleared when you go.',
    cleared: 'Thank you. The last visit was cleared.',
  },
  /** The number of the place, or `local`, stands between `before` and `after`. */
  top: { what: 'An AI, not a doctor.', before: 'Emergency? Call', local: 'your local number', after: '.' },
  bar: {
    label: 'Your screen',
    home: 'Home',
    move: 'Move the page',
    up: 'Up',
    down: 'Down',
    textSize: 'Text size',
    smaller: 'Smaller',
    larger: 'Larger',
    /** After both, for those who do not see the A above the word. */
    ofText: ' text',
    textSizeNow: (step: number, steps: number): string => `Text size ${step} of ${steps}.`,
    contrast: 'Contrast',
    themes: { light: 'Light', dark: 'Dark', strong: 'Strong' },
    themeNow: (name: string): string => `Contrast: ${name}.`,
    read: 'Read aloud',
    end: 'End my session',
  },
  reading: {
    label: 'Read aloud',
    pause: 'Pause',
    resume: 'Go on',
    repeat: 'Repeat',
    stop: 'Stop',
    hint: 'Touch the screen to stop.',
    noVoice: 'This computer has no English voice. It cannot read aloud.',
  },
  idle: {
    title: 'Are you still here?',
    text: 'We will clear this screen so that the next person finds nothing of yours.',
    secondsLabel: (seconds: number): string => plural(seconds, { one: 'second left', other: 'seconds left' }),
    soon: (seconds: number): string =>
      plural(seconds, {
        one: 'Only 1 second left. Touch the button to stay.',
        other: `Only ${seconds} seconds left. Touch the button to stay.`,
      }),
    stay: 'I’m still here',
    spoken: (seconds: number): string =>
      plural(seconds, {
        one: 'Are you still here? This screen clears in 1 second. Touch the button to stay.',
        other: `Are you still here? This screen clears in ${seconds} seconds. Touch the button to stay.`,
      }),
  },
  ended: {
    title: 'Thank you for your visit',
    text: 'Your session has ended. Nothing of it was kept.',
  },
  handoff: {
    close: 'Close',
    titles: { 'web-app': `Use ${product} on the web`, chat: 'Chat on WhatsApp' },
    opening: 'One moment. It opens on this screen.',
    opened: 'It is open on this screen now.',
    openedHint: 'When you are done, leave the screen alone. It comes back and clears by itself.',
    notOpened: 'It could not open on this screen.',
    onlyHere: 'Please ask the staff for help, or call us:',
    offline: 'This screen is offline right now.',
    phoneLead: 'Go on with your own phone',
    phoneSteps: [
      'Open the camera of your phone.',
      'Point it at this square.',
      'Touch the link that appears.',
    ],
    scanOrType: 'On your phone, scan the square or type:',
    address: 'Or type this address:',
    qrLabel: (what: string): string => `QR code: ${what}`,
    callTitle: 'Call us from your phone',
    callLead: 'Dial this number on any phone:',
    noNumberTitle: 'Chat with us instead',
    noNumber: 'We have no telephone number for this country yet.',
    mailTitle: 'Write to us from your phone',
    mailLead: 'Our address:',
    webTitle: 'See this on your phone',
    scan: 'Or point the camera of your phone at the square.',
  },
  apply: {
    title: 'Apply on your phone',
    text: 'You need your resume as a file, so you apply on your own phone or computer.',
    scan: 'Point the camera of your phone at the square. The same job opens there, with the form.',
    address: 'Or type this address on any computer:',
  },
  network: {
    offline: 'This screen is offline.',
    frameTitle: 'This needs the internet',
    frameText: 'This screen is offline right now. It will show here as soon as the network is back.',
  },
  failed: {
    title: 'This page did not load',
    text: 'Something went wrong on our side. Please start again.',
    again: 'Start again',
  },
  staff: {
    title: 'For staff',
    text: 'Enter your PIN.',
    entered: (count: number): string =>
      plural(count, { one: '1 digit entered', other: `${count} digits entered` }),
    delete: 'Delete',
    ok: 'OK',
    wrong: 'This PIN is not right.',
    wait: 'Too many tries.',
    waitSeconds: (count: number): string =>
      plural(count, { one: 'Please wait 1 second.', other: `Please wait ${count} seconds.` }),
    waitMinutes: (count: number): string =>
      plural(count, { one: 'Please wait 1 minute.', other: `Please wait ${count} minutes.` }),
    refused: 'The kiosk did not answer. Please try again.',
    unlocked: 'What would you like to do?',
    actions: { back: 'Back to the kiosk', restart: 'Restart the kiosk', quit: 'Leave the kiosk' },
    close: 'Close',
  },
  preview: 'Preview without a kiosk: nothing opens outside and nobody watches the time.',
} as const;

declare module '../message-types.ts' {
  interface English {
    kiosk: typeof import('./kiosk.ts');
  }
}
