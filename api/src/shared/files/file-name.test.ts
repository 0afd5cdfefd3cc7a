import { dispositionOf, fileNameOf } from './file-name';

it.each([
  ['Passport scan.PDF', 'pdf', 'Passport scan.pdf'],
  ['Été à Óbidos.jpeg', 'picture', 'Été à Óbidos.webp'],
  ['invoice.pdf.exe', 'pdf', 'invoice.pdf.pdf'],
  ['harmless\u202efdp.exe', 'pdf', 'harmlessfdp.pdf'],
  ['a\r\nset-cookie: b=1.png', 'picture', 'a set-cookie_ b=1.webp'],
  ['..', 'picture', 'Picture.webp'],
  ['.htaccess', 'pdf', 'Document.pdf'],
  ['"quoted\\path/name".jpg', 'picture', '_quoted_path_name_.webp'],
  ['\u0000\u200b.png', 'picture', 'Picture.webp'],
  [`${'x'.repeat(300)}.png`, 'picture', `${'x'.repeat(100)}.webp`],
] as const)('RFQ-13: a file that was called %j is handed on under a safe name', (sent, kind, name) => {
  expect(fileNameOf(sent, kind)).toBe(name);
});

it('RFQ-13: the header of a download is one line of ASCII and keeps the whole name', () => {
  const header = dispositionOf('attachment', "L'été (1) 🏖.pdf");
  expect(header).toBe(
    "attachment; filename=\"L'_t_ (1) __.pdf\"; filename*=UTF-8''L%27%C3%A9t%C3%A9%20%281%29%20%F0%9F%8F%96.pdf",
  );
  expect(dispositionOf('inline', '50%.webp')).toContain('filename="50_.webp"');
});
