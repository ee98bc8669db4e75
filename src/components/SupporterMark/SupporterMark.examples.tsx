import { supporterShapes } from '~/config/drawings/supporter-shapes.ts';
import type { Example } from '~/ui/example.ts';
import { SupporterMark } from './SupporterMark.tsx';

const examplePicture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" width="200" height="64"><rect width="200" height="64" fill="gray"/></svg>',
)}`;

export const examples: readonly Example[] = [
  ...Object.keys(supporterShapes).map((id) => ({
    name: `Drawn: ${id}`,
    element: <SupporterMark id={id} name="A Supporter" />,
  })),
  { name: 'Without a drawing', element: <SupporterMark id="nobody" name="A Supporter" /> },
  {
    name: 'A long name',
    element: <SupporterMark id="harbor" name="A Supporter Whose Name Takes More Than One Line in the Row" />,
  },
  {
    name: 'A picture of its own',
    element: <SupporterMark id="own" name="A Supporter" image={examplePicture} />,
  },
];
