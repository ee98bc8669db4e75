import type { Plugin } from 'vite';

/** What may not be in the kiosk's pages, by the name in the report, with its pattern in a built file. */
const forbiddenText: Readonly<Record<string, RegExp>> = {
  'file input': /type\s*[:=]\s*["'`]file["'`]|showOpenFilePicker|showSaveFilePicker/,
  'window.print': /\b(?:window|globalThis|self)\.print\b|[^.\w]print\(\)/,
  // As a property of an element in JSX. The tabs' library carries `link.download` for links of its own, which we do not use.
  'download attribute': /[{,]download\s*:/,
  'target=_blank': /_blank\b/,
  'external link': /\bhref\s*[:=]\s*["'`](?:https?:)?\/\//,
  'Supabase code': /supabase/i,
  'backend address': /VITE_SUPABASE|\/rest\/v1|\/storage\/v1/,
  'code from text': /\beval\(|\bnew Function\(/,
  'new window': /\bwindow\.open\(/,
};

const forbiddenMarkup: Readonly<Record<string, RegExp>> = {
  'inline script': /<script(?![^>]*\bsrc=)[^>]*>/i,
  'inline style': /<style\b|\sstyle=/i,
  'event handler attribute': /\son\w+\s*=/i,
  'download link': /\sdownload\b/i,
  'outside file': /\b(?:src|href)\s*=\s*["']?(?:https?:)?\/\//i,
};

/** Code that belongs to the website alone, or that a kiosk must not hold. */
const forbiddenModules: Readonly<Record<string, RegExp>> = {
  'web shell': /\/src\/web\//,
  'backend code': /\/src\/api\/|\/node_modules\/@supabase\//,
  'application form': /\/src\/pages\/application\/|\/node_modules\/(?:react-hook-form|@hookform)\//,
  'file drop': /\/src\/ui\/FileDrop\/|\/node_modules\/(?:react-dropzone|file-selector)\//,
  'sheets to print': /\/src\/pages\/sheets\//,
  'page of the website': /\/src\/routes\.tsx|\/src\/pages\/(?:press|pitch|legal)\//,
  'copying text': /\/copy-text\.ts/,
};

/** A finding: what was found, where, and the text around it. */
export type KioskFinding = { what: string; where: string; text: string };

/**
 * Looks through one built file for what a kiosk must not hold.
 * @param file path relative to the folder of pages.
 */
export function findForbidden(file: string, text: string): readonly KioskFinding[] {
  const rules = Object.entries({ ...forbiddenText, ...(file.endsWith('.html') ? forbiddenMarkup : {}) });
  return rules.flatMap(([what, pattern]) => {
    const at = text.search(pattern);
    return at < 0 ? [] : [{ what, where: file, text: text.slice(Math.max(0, at - 40), at + 60).trim() }];
  });
}

/** Looks through the names of the modules in a build. */
export function findForbiddenModules(modules: readonly string[]): readonly KioskFinding[] {
  return modules.flatMap((module) =>
    Object.entries(forbiddenModules)
      .filter(([, pattern]) => pattern.test(module.replaceAll('\\', '/')))
      .map(([what]) => ({ what, where: module, text: '' })),
  );
}

/** The findings as the sentence that the build ends with. */
export function describeFindings(findings: readonly KioskFinding[]): string {
  const lines = findings.map(({ what, where, text }) => `  ${what} in ${where}${text && `: …${text}…`}`);
  return `The kiosk must not hold this:\n${lines.join('\n')}`;
}

/** Fails the build of the pages when a forbidden module is part of it. */
export function kioskModuleCheck(): Plugin {
  return {
    name: 'kiosk-module-check',
    apply: 'build',
    generateBundle(_, bundle) {
      const modules = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? file.moduleIds : []));
      const findings = findForbiddenModules(modules);
      if (findings.length > 0) this.error(describeFindings(findings));
    },
  };
}
