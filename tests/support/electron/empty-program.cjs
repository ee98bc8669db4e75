/* What Electron itself needs for a full screen: beside it `npm run bench:kiosk` shows what the kiosk needs. */
const { app, BaseWindow, WebContentsView } = require('electron');

// Kept: a window that nobody holds goes.
const kept = [];
app.enableSandbox();
void app.whenReady().then(() => {
  const bounds = { x: 0, y: 0, width: 1920, height: 1080 };
  const window = new BaseWindow({ ...bounds, kiosk: true, frame: false });
  const view = new WebContentsView();
  kept.push(window, view);
  window.contentView.addChildView(view);
  view.setBounds(bounds);
  return view.webContents.loadURL('data:text/html,<body style="background:%23123">');
});
