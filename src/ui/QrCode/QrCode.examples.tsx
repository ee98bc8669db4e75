import type { Example } from '../example.ts';
import { QrCode } from './QrCode.tsx';

export const examples: readonly Example[] = [
  {
    name: 'As wide as its place',
    element: (
      <div style={{ inlineSize: '12rem' }}>
        <QrCode value="https://www.example.com/careers" label="QR code that leads to the careers page" />
      </div>
    ),
  },
];
