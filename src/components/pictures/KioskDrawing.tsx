import calling from './drawings/calling.svg';
import home from './drawings/kiosk-home.svg';
import invitation from './drawings/kiosk-invitation.svg';
import { DrawingImage, type DrawingFile } from './Drawing.tsx';

const landscape = { width: 640, height: 480 };

const files = {
  calling: { src: calling, ...landscape },
  home: { src: home, width: 960, height: 400 },
  invitation: { src: invitation, ...landscape, keepsDirection: true },
} satisfies Record<string, DrawingFile>;

type KioskDrawingProps = { name: keyof typeof files; className?: string | undefined };

/** A drawing that the kiosk alone shows, apart from the others: the website's files would come with all of them. */
export function KioskDrawing({ name, className }: KioskDrawingProps) {
  return <DrawingImage file={files[name]} className={className} />;
}
