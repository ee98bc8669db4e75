/*
 * What the conformance report answers: the success criteria of WCAG 2.2 (w3.org/TR/WCAG22) and the clauses of EN 301 549 V3.2.1
 * (etsi.org, en_301549v030201p.pdf), in the tables and the order of VPAT 2.5 INT (itic.org/policy/accessibility/vpat).
 */

/** What the report speaks of, each by itself. */
export const surfaces = ['website', 'staff app', 'kiosk'] as const;
export type Surface = (typeof surfaces)[number];

/** A table of the report and its rows: number and title of each criterion. */
export type CriteriaTable = {
  title: string;
  /** The chapter of the report that it stands in. */
  of: 'WCAG' | 'EN 301 549';
  criteria: Readonly<Record<string, string>>;
};

export const criteriaTables = [
  {
    title: 'Table 1: Success Criteria, Level A',
    of: 'WCAG',
    criteria: {
      '1.1.1': 'Non-text Content',
      '1.2.1': 'Audio-only and Video-only (Prerecorded)',
      '1.2.2': 'Captions (Prerecorded)',
      '1.2.3': 'Audio Description or Media Alternative (Prerecorded)',
      '1.3.1': 'Info and Relationships',
      '1.3.2': 'Meaningful Sequence',
      '1.3.3': 'Sensory Characteristics',
      '1.4.1': 'Use of Color',
      '1.4.2': 'Audio Control',
      '2.1.1': 'Keyboard',
      '2.1.2': 'No Keyboard Trap',
      '2.1.4': 'Character Key Shortcuts',
      '2.2.1': 'Timing Adjustable',
      '2.2.2': 'Pause, Stop, Hide',
      '2.3.1': 'Three Flashes or Below Threshold',
      '2.4.1': 'Bypass Blocks',
      '2.4.2': 'Page Titled',
      '2.4.3': 'Focus Order',
      '2.4.4': 'Link Purpose (In Context)',
      '2.5.1': 'Pointer Gestures',
      '2.5.2': 'Pointer Cancellation',
      '2.5.3': 'Label in Name',
      '2.5.4': 'Motion Actuation',
      '3.1.1': 'Language of Page',
      '3.2.1': 'On Focus',
      '3.2.2': 'On Input',
      '3.2.6': 'Consistent Help',
      '3.3.1': 'Error Identification',
      '3.3.2': 'Labels or Instructions',
      '3.3.7': 'Redundant Entry',
      '4.1.2': 'Name, Role, Value',
    },
  },
  {
    title: 'Table 2: Success Criteria, Level AA',
    of: 'WCAG',
    criteria: {
      '1.2.4': 'Captions (Live)',
      '1.2.5': 'Audio Description (Prerecorded)',
      '1.3.4': 'Orientation',
      '1.3.5': 'Identify Input Purpose',
      '1.4.3': 'Contrast (Minimum)',
      '1.4.4': 'Resize Text',
      '1.4.5': 'Images of Text',
      '1.4.10': 'Reflow',
      '1.4.11': 'Non-text Contrast',
      '1.4.12': 'Text Spacing',
      '1.4.13': 'Content on Hover or Focus',
      '2.4.5': 'Multiple Ways',
      '2.4.6': 'Headings and Labels',
      '2.4.7': 'Focus Visible',
      '2.4.11': 'Focus Not Obscured (Minimum)',
      '2.5.7': 'Dragging Movements',
      '2.5.8': 'Target Size (Minimum)',
      '3.1.2': 'Language of Parts',
      '3.2.3': 'Consistent Navigation',
      '3.2.4': 'Consistent Identification',
      '3.3.3': 'Error Suggestion',
      '3.3.4': 'Error Prevention (Legal, Financial, Data)',
      '3.3.8': 'Accessible Authentication (Minimum)',
      '4.1.3': 'Status Messages',
    },
  },
  {
    title: 'Table 3: Success Criteria, Level AAA',
    of: 'WCAG',
    criteria: {
      '1.2.6': 'Sign Language (Prerecorded)',
      '1.2.7': 'Extended Audio Description (Prerecorded)',
      '1.2.8': 'Media Alternative (Prerecorded)',
      '1.2.9': 'Audio-only (Live)',
      '1.3.6': 'Identify Purpose',
      '1.4.6': 'Contrast (Enhanced)',
      '1.4.7': 'Low or No Background Audio',
      '1.4.8': 'Visual Presentation',
      '1.4.9': 'Images of Text (No Exception)',
      '2.1.3': 'Keyboard (No Exception)',
      '2.2.3': 'No Timing',
      '2.2.4': 'Interruptions',
      '2.2.5': 'Re-authenticating',
      '2.2.6': 'Timeouts',
      '2.3.2': 'Three Flashes',
      '2.3.3': 'Animation from Interactions',
      '2.4.8': 'Location',
      '2.4.9': 'Link Purpose (Link Only)',
      '2.4.10': 'Section Headings',
      '2.4.12': 'Focus Not Obscured (Enhanced)',
      '2.4.13': 'Focus Appearance',
      '2.5.5': 'Target Size (Enhanced)',
      '2.5.6': 'Concurrent Input Mechanisms',
      '3.1.3': 'Unusual Words',
      '3.1.4': 'Abbreviations',
      '3.1.5': 'Reading Level',
      '3.1.6': 'Pronunciation',
      '3.2.5': 'Change on Request',
      '3.3.5': 'Help',
      '3.3.6': 'Error Prevention (All)',
      '3.3.9': 'Accessible Authentication (Enhanced)',
    },
  },
  {
    title: 'Clause 5: Generic Requirements',
    of: 'EN 301 549',
    criteria: {
      '5.1.3.1': 'Audio output of visual information',
      '5.1.3.2': 'Auditory output delivery including speech',
      '5.1.3.3': 'Auditory output correlation',
      '5.1.3.4': 'Speech output user control',
      '5.1.3.5': 'Speech output automatic interruption',
      '5.1.3.6': 'Speech output for non-text content',
      '5.1.3.7': 'Speech output for video information',
      '5.1.3.8': 'Masked entry',
      '5.1.3.9': 'Private access to personal data',
      '5.1.3.10': 'Non-interfering audio output',
      '5.1.3.11': 'Private listening volume',
      '5.1.3.12': 'Speaker volume',
      '5.1.3.13': 'Volume reset',
      '5.1.3.14': 'Spoken languages',
      '5.1.3.15': 'Non-visual error identification',
      '5.1.3.16': 'Receipts, tickets, and transactional outputs',
      '5.1.4': 'Functionality closed to text enlargement',
      '5.1.5': 'Visual output for auditory information',
      '5.1.6.1': 'Operation without keyboard interface: closed functionality',
      '5.1.6.2': 'Operation without keyboard interface: input focus',
      '5.1.7': 'Access without speech',
      '5.2': 'Activation of accessibility features',
      '5.3': 'Biometrics',
      '5.4': 'Preservation of accessibility information during conversion',
      '5.5.1': 'Means of operation',
      '5.5.2': 'Operable parts discernibility',
      '5.6.1': 'Tactile or auditory status',
      '5.6.2': 'Visual status',
      '5.7': 'Key repeat',
      '5.8': 'Double-strike key acceptance',
      '5.9': 'Simultaneous user actions',
    },
  },
  {
    title: 'Clause 9: Web',
    of: 'EN 301 549',
    criteria: { '9.6': 'WCAG conformance requirements' },
  },
  {
    title: 'Clause 11: Software',
    of: 'EN 301 549',
    criteria: {
      '11.5.2.3': 'Use of accessibility services',
      '11.5.2.4': 'Assistive technology',
      '11.5.2.5': 'Object information',
      '11.5.2.6': 'Row, column, and headers',
      '11.5.2.7': 'Values',
      '11.5.2.8': 'Label relationships',
      '11.5.2.9': 'Parent-child relationships',
      '11.5.2.10': 'Text',
      '11.5.2.11': 'List of available actions',
      '11.5.2.12': 'Execution of available actions',
      '11.5.2.13': 'Tracking of focus and selection attributes',
      '11.5.2.14': 'Modification of focus and selection attributes',
      '11.5.2.15': 'Change notification',
      '11.5.2.16': 'Modifications of states and properties',
      '11.5.2.17': 'Modifications of values and text',
      '11.6.1': 'User control of accessibility features',
      '11.6.2': 'No disruption of accessibility features',
      '11.7': 'User preferences',
      '11.8.2': 'Accessible content creation',
      '11.8.3': 'Preservation of accessibility information in transformations',
      '11.8.4': 'Repair assistance',
      '11.8.5': 'Templates',
    },
  },
  {
    title: 'Clause 12: Documentation and Support Services',
    of: 'EN 301 549',
    criteria: {
      '12.1.1': 'Accessibility and compatibility features',
      '12.1.2': 'Accessible documentation',
      '12.2.2': 'Information on accessibility and compatibility features',
      '12.2.3': 'Effective communication',
      '12.2.4': 'Accessible documentation (support services)',
    },
  },
] as const satisfies readonly CriteriaTable[];

/** The number of a criterion. */
export type Criterion = {
  [Each in (typeof criteriaTables)[number] as Each['title']]: keyof Each['criteria'];
}[(typeof criteriaTables)[number]['title']];

/** Criteria that EN 301 549 V3.2.1 does not have: it was made of WCAG 2.1. */
const newInWcag22 = new Set(['2.4.11', '2.5.7', '2.5.8', '3.2.6', '3.3.7', '3.3.8']);

/** Criteria that its clause 11 leaves out for software with closed functionality. */
const notForClosedSoftware = new Set([
  ...['1.4.5', '2.4.1', '2.4.2', '2.4.5', '3.1.2', '3.2.3', '3.2.4', '4.1.2', '4.1.3'],
]);

/** The clauses of EN 301 549 that a success criterion answers too: of the web, and of software as the kiosk is. */
export function clausesOf(criterion: string, level: string): readonly string[] {
  if (level === 'AAA' || newInWcag22.has(criterion)) return [];
  return [`9.${criterion}`, ...(notForClosedSoftware.has(criterion) ? [] : [`11.${criterion}`])];
}
