import { brand } from '../brand/brand.ts';
import { shellWords } from './shell.ts';

const product = brand.productName;

/** Seconds as one says them: whole minutes, rounded up, once there are more than two. */
function duration(seconds: number): string {
  if (seconds > 120) return `${Math.ceil(seconds / 60)} minutes`;
  return seconds === 1 ? '1 second' : `${seconds} seconds`;
}

/** Words that only the kiosk says. */
export const kioskWords = {
  attract: {
    title: 'A question about your health?',
    text: `${product} gives plain answers. It is an AI. It is not a doctor.`,
    begin: 'Touch anywhere to begin',
    private: 'What you do here is cleared when you go.',
    cleared: 'Thank you. The last visit was cleared.',
  },
  top: { what: 'An AI, not a doctor.', emergency: 'Emergency? Call', local: 'your local number.' },
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
    textSizeNow: (step: number, steps: number): string => `Text size ${step} of ${steps}`,
    contrast: 'Contrast',
    themes: { light: 'Light', dark: 'Dark', strong: 'Strong' },
    themeNow: (name: string): string => `Contrast: ${name}`,
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
  },
  idle: {
    title: 'Are you still here?',
    text: 'We will clear this screen so that the next person finds nothing of yours.',
    secondsLabel: (seconds: number): string => (seconds === 1 ? 'second left' : 'seconds left'),
    soon: (seconds: number): string => `Only ${seconds} seconds left. Touch the button to stay.`,
    stay: 'I’m still here',
    spoken: (seconds: number): string =>
      `Are you still here? This screen clears in ${seconds} seconds. Touch the button to stay.`,
  },
  ended: {
    title: 'Thank you for your visit',
    text: 'Your session has ended. Nothing of it was kept.',
  },
  handoff: {
    close: 'Close',
    titles: { 'web-app': `Use ${product} on the web`, chat: shellWords.chat },
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
    entered: (count: number): string => (count === 1 ? '1 digit entered' : `${count} digits entered`),
    delete: 'Delete',
    ok: 'OK',
    wrong: 'This PIN is not right.',
    wait: 'Too many tries.',
    waitFor: (seconds: number): string => `Please wait ${duration(seconds)}.`,
    refused: 'The kiosk did not answer. Please try again.',
    unlocked: 'What would you like to do?',
    actions: { back: 'Back to the kiosk', restart: 'Restart the kiosk', quit: 'Leave the kiosk' },
    close: 'Close',
  },
  preview: 'Preview without a kiosk: nothing opens outside and nobody watches the time.',
} as const;
