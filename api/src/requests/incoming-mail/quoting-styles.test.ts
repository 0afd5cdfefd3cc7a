import { writeLetter } from '../../shared/mail/letter';
import { peopleText } from '../../shared/text/people-text';
import { answerableLetter } from '../mails/answerable-letter';
import { mailedMessages, withMessages } from '../mails/messages-letters';
import { messagesLetter } from '../mails/traveler-letters';
import type { QuoteRequestDocument } from '../models/quote-request.model';
import { mailedWords } from './mailed-words';
import { ownWords } from './own-words';

const HASH = 'q8Jr_2vXw-J3mTz9LbR5cYh2NfGpE8sDuKa1Zb7Vt0M';
const TOKEN = `0d9f4b1e-3c52-4a7f-9f0e-6b1c2d3e4f50.${HASH}`;
const REPLY = 'reply+0d9f4b1e3c524a7f9f0e6b1c2d3e4f500123456789abcdefghijklmno@reply.atoll.example';
const FROM = 'Atoll <no-reply@atoll.example>';
const ROWS = [
  'Is the sea warm enough for you in May?\nIt has 17 degrees.',
  'Hi',
  'And would you like breakfast, or none?',
].map((text) => ({ author: 'agent' as const, read_at: null, text }));
const FOOT = {
  settings: `https://atoll.example/mails/${HASH}.${HASH}`,
  unsubscribe: 'https://atoll.example/api/mails/x',
};
const request = { reference: 'AT-7K2M9Q' } as QuoteRequestDocument;
const letterWith = (messages: readonly string[]) =>
  answerableLetter(
    withMessages(messagesLetter(request, 'Ana Reis', `https://atoll.example/request/${TOKEN}`), messages),
    REPLY,
  );
const { shown, whole } = mailedMessages(ROWS, 'traveler');
const SENT = writeLetter(letterWith(shown), FOOT).text.trim();
const letter = letterWith(whole);
const MAILED = mailedWords(writeLetter(letter, { settings: '', unsubscribe: '' }).text, {
  sender: 'Atoll',
  subject: letter.subject,
});

const signed = (text: string, sign = '> ') => text.replaceAll(/^/gm, sign);
/** As a mail program breaks long lines. */
const wrapped = (text: string, width: number) =>
  text.replaceAll(new RegExp(`(.{1,${width}})(?: +|$)`, 'gm'), '$1\n').replaceAll(/\n\n\n+/g, '\n\n');
const hard = (text: string, width: number) => text.replaceAll(new RegExp(`(.{${width}})(?=.)`, 'g'), '$1\n');
/** Where a gateway has taken the marker off. */
const withoutMarker = (text: string) => text.split('\n').slice(1).join('\n').trim();
const joined = (text: string) => text.replaceAll(/\n+/g, ' ');

/** The mail as a program quotes it, with what the program writes before it. */
type Style = (own: string, sent: string) => string;
const STYLES: Readonly<Record<string, Style>> = {
  'Outlook, German': (own, sent) =>
    `${own}\n\n________________________________\nVon: ${FROM}\nGesendet: Donnerstag, 26. November 2020 10:00\nAn: Noor\nBetreff: New message about your request AT-7K2M9Q\n\n${sent}`,
  'Outlook, German, without a rule': (own, sent) =>
    `${own}\n\nVon: ${FROM}\nGesendet: Donnerstag, 26. November 2020 10:00\nAn: Noor\nBetreff: New message about your request AT-7K2M9Q\n\n${sent}`,
  'Apple Mail, German': (own, sent) => `${own}\n\nAm 26.11.2020 um 10:00 schrieb ${FROM}:\n\n${signed(sent)}`,
  'Gmail, German, without signs': (own, sent) =>
    `${own}\n\nAm Do., 26. Nov. 2020 um 10:00 Uhr schrieb Atoll\n<${REPLY}>:\n\n${sent}`,
  'Gmail, German, in three lines': (own, sent) =>
    `${own}\n\nAm Do., 26. Nov. 2020 um 10:00 Uhr schrieb Atoll\n<no-reply@atoll.example>\nFolgendes:\n\n${sent}`,
  'Gmail, French': (own, sent) =>
    `${own}\n\nLe jeu. 26 nov. 2020 à 10:00, ${FROM} a écrit :\n\n${signed(wrapped(sent, 70))}`,
  'Gmail, French, without signs': (own, sent) =>
    `${own}\n\nLe jeu. 26 nov. 2020 à 10:00, ${FROM} a écrit :\n\n${wrapped(sent, 70)}`,
  'Outlook, Spanish': (own, sent) =>
    `${own}\n\nDe: ${FROM}\nEnviado: jueves, 26 de noviembre de 2020 10:00\nPara: Noor\nAsunto: New message about your request AT-7K2M9Q\n\n${sent}`,
  'Gmail, Spanish': (own, sent) =>
    `${own}\n\nEl jue, 26 nov 2020 a las 10:00, Atoll (<no-reply@atoll.example>) escribió:\n\n${signed(sent)}`,
  'Thunderbird, Italian': (own, sent) => `${own}\n\nIl 26/11/2020 10:00, Atoll ha scritto:\n${signed(sent)}`,
  'Outlook, Polish': (own, sent) =>
    `${own}\n\n-----Oryginalna wiadomość-----\nOd: ${FROM}\nWysłano: czwartek, 26 listopada 2020 10:00\nDo: Noor\nTemat: New message about your request AT-7K2M9Q\n\n${hard(sent, 76)}`,
  'Gmail, Japanese': (own, sent) => `${own}\n\n2020年11月26日(木) 10:00 ${FROM}:\n\n${signed(sent)}`,
  'QQ Mail, Chinese': (own, sent) =>
    `${own}\n\n------------------ 原始邮件 ------------------\n发件人: "Atoll" <no-reply@atoll.example>;\n发送时间: 2020年11月26日(星期四) 上午10:00\n收件人: "Noor";\n主题: New message about your request AT-7K2M9Q\n\n${sent}`,
  'Gmail, Hebrew': (own, sent) =>
    `${own}\n\n\u202bבתאריך יום ה׳, 26 בנוב׳ 2020 ב-10:00 מאת \u202aAtoll\u202c\u200f <\u202ano-reply@atoll.example\u202c\u200f>:\u202c\n\n${signed(sent)}`,
  'Gmail, Arabic, without signs': (own, sent) =>
    `${own}\n\nفي الخميس، 26 نوفمبر 2020 في 10:00 ص تمت كتابة ما يلي بواسطة Atoll\u200f <no-reply@atoll.example>:\n\n${sent}`,
  'Yandex, Russian': (own, sent) =>
    `${own}\n\n26.11.2020, 10:00, "Atoll" <no-reply@atoll.example>:\n${hard(sent, 72)}`,
  'Outlook, Turkish, marker taken off': (own, sent) =>
    `${own}\n\nKimden: ${FROM}\nGönderildi: 26 Kasım 2020 Perşembe 10:00\nKime: Noor\nKonu: New message about your request AT-7K2M9Q\n\n${withoutMarker(sent)}`,
  'no mark at all': (own, sent) => `${own}\n\n${sent}`,
  'no mark at all, marker taken off': (own, sent) => `${own}\n\n${withoutMarker(sent)}`,
  'no mark, all in one line, marker taken off': (own, sent) => `${own}\n\n${joined(withoutMarker(sent))}`,
  'signs in the first line of a paragraph only': (own, sent) =>
    `${own}\n\nDen 26.11.2020 10:00, skrev ${FROM}:\n\n${hard(signed(sent), 60)}`,
  'the answer below, with signs': (own, sent) =>
    `Op 26-11-2020 om 10:00 schreef ${FROM}:\n${signed(sent)}\n\n${own}`,
  'the answer below, without signs': (own, sent) =>
    `Dne čt 26. 11. 2020 v 10:00 Atoll napsal:\n\n${sent}\n\n${own}`,
};

/** Written after the rest was done, and not looked at while it was. */
const LATER: Readonly<Record<string, Style>> = {
  'Outlook, Portuguese, bold fields': (own, sent) =>
    `${own}\n\n*De:* ${FROM}\n*Enviada em:* quinta-feira, 26 de novembro de 2020 10:00\n*Para:* Noor\n*Assunto:* New message about your request AT-7K2M9Q\n\n${wrapped(sent, 76)}`,
  'Naver, Korean, with bars': (own, sent) =>
    `${own}\n\n2020년 11월 26일 (목) 오전 10:00, Atoll <${REPLY}>님이 작성:\n\n${signed(sent, '| ')}`,
  'Mail.ru, tabs before each line': (own, sent) =>
    `${own}\n\nЧетверг, 26 ноября 2020, 10:00 +03:00 от Atoll <no-reply@atoll.example>:\n\n${signed(withoutMarker(sent), '\t')}`,
  'Finnish phone, quoted twice': (own, sent) =>
    `${own}\n\nto 26. marrask. 2020 klo 10.00 Atoll <no-reply@atoll.example> kirjoitti:\n\n${signed(signed(sent))}`,
  'Greek, links before their words, blank lines gone': (own, sent) =>
    `${own}\n\nΣτις Πέμ 26 Νοε 2020 στις 10:00 π.μ., ο χρήστης Atoll <no-reply@atoll.example> έγραψε:\n${withoutMarker(sent).replaceAll(/\n+/g, '\n')}`,
};

const OWNS = [
  'Yes, please.',
  'Guten Tag,\n\nja: am 3. Mai um 9:00, zu zweit.\nWas kostet das Frühstück?\n\nGrüße\nNoor',
  'نعم، من فضلك.\u200f\n- 3 nights\n- Hi',
];
const cases = Object.entries({ ...STYLES, ...LATER }).flatMap(([name, style]) =>
  OWNS.map((own) => ({ name, style, own })),
);

it.each(cases)('RFQ-13: of an answer from $name the sender’s own words are left: $own', ({ style, own }) => {
  expect(peopleText(ownWords(style(own, SENT), MAILED), 'lines')).toBe(own);
});

it.each(Object.entries({ ...STYLES, ...LATER }))(
  'RFQ-13: no secret of ours comes back from %s, even where it is not known what was sent',
  (_name, style) => {
    const left = peopleText(ownWords(style('Yes', withoutMarker(SENT))), 'lines');
    expect(left).not.toContain(HASH.slice(-12));
  },
);

it.each([
  'Is the sea warm enough for you in May?\nYes.\n\nAnd would you like breakfast, or none?\nBreakfast, please.',
  'Name: Noor\nWhen: 3 May\nWhat: breakfast at 9:00',
  'Read and answer it\nfor me',
])('RFQ-13: what somebody says again of a mail in their own words stays: %j', (own) => {
  expect(ownWords(own, MAILED)).toBe(own);
  expect(ownWords(`${own}\n\n${SENT}`, MAILED)).toBe(own);
});
