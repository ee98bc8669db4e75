/*
 * The kiosk's first script: it lets the attract screen in the document be painted first, then loads the program.
 * Otherwise the engine runs the whole script before its first picture.
 */

import './kiosk.css';

/** Milliseconds after which it comes without a picture too: nothing is drawn while no display is on. */
const withoutPictureMs = 500;

// A module is run once, however often it is asked for.
const loadKiosk = () => void import('./main.tsx');

new PerformanceObserver(loadKiosk).observe({ type: 'paint', buffered: true });
setTimeout(loadKiosk, withoutPictureMs);
