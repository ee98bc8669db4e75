/** What a real Electron needs on a bare Debian, and what the tests use as a person's hands and eyes. */
export const electronPackages = [
  'libasound2',
  'libatk-bridge2.0-0',
  'libgbm1',
  'libgtk-3-0',
  'libnotify4',
  'libnss3',
  'libxss1',
  'libxtst6',
  'imagemagick',
  'openbox',
  'x11-utils',
  'xauth',
  'xclip',
  'xdotool',
  'xvfb',
];
