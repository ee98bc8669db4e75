/** What a real Electron and its package need on a bare Debian, and what the tests use for real input, displays and pictures. */
export const electronPackages = [
  'libasound2 libatk-bridge2.0-0 libatspi2.0-0 libgbm1 libgtk-3-0 libnotify4 libnss3 libsecret-1-0 libspeechd2 libuuid1',
  'libxss1 libxtst6 systemd xdg-utils',
  // Wayland: two compositors, pictures and clipboards.
  'cage grim sway wl-clipboard xwayland',
  // Sound, speech and what an assistive program sees.
  'at-spi2-core dbus-bin gir1.2-atspi-2.0 pulseaudio pulseaudio-utils python3-gi speech-dispatcher speech-dispatcher-espeak-ng',
  // X11: a computer with two displays, one of which comes and goes.
  'openbox wmctrl x11-utils x11-xserver-utils xauth xclip xdotool xserver-xorg-core xserver-xorg-video-dummy xvfb',
  // A print service, and the words of what it prints.
  'cups-client cups-daemon poppler-utils',
  // tesseract reads a picture as a person does.
  'imagemagick iproute2 python3-minimal tcpdump tesseract-ocr',
].flatMap((names) => names.split(' '));
