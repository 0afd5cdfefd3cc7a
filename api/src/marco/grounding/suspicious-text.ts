/** Cannot be seen, but can hide a link or turn a text around. */
export const INVISIBLE = /(?![\t\n])[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu;

/** Markup, links, addresses: never said, whoever wrote them. Sources stand beside the text. */
const MARKUP_OR_LINK =
  /[<>`{}\\|]|\]\(|!\[|&#|&\w+;|:\/\/|\bwww\b|\b(?:https?|ftp|javascript|vbscript|data|file|mailto|tel|blob)\s*:|@|\b[a-z0-9-]{2,}\s?\.\s?(?:com|net|org|info|biz|io|co|ai|app|dev|xyz|travel|shop|site|online|example|[a-z]{2})(?:\/|\b(?![.\w]))|\(?\bdot\b\)?\s?\p{L}{2}|\p{L},(?:com|net|org|info|io)\b|\blocalhost\b|\p{L}:\d{2}/iu;
// Browsers read the full stop of Chinese and Japanese in an address, too.
const LINK_LIKE = /[\p{L}\p{N}-]{2,}[.。][\p{L}]{2,}/u;
const PHONE = /(?:\+?\d[\s()./-]*){7,}|\b(?:call|dial|ring|phone|text|whatsapp|fax)\b[^.]*\d/iu;
/** Asks for what nobody may be asked for in a chat. */
const SECRET =
  /\b(?:passwords?|passcodes?|(?:card|passport|account) numbers?|cvv|cvc|iban|bank accounts?|bitcoins?|crypto\w*|use (?:the |this )?code)\b/iu;

/** Words that speak to a model and not to a reader, each list of one kind. */
const TO_A_MODEL: readonly RegExp[] = [
  // To leave its rules.
  /\b(?:ignor\w*|disregard\w*|forget|override|overrule|bypass)\b.{0,60}\b(?:instruc\w+|istruzion\w+|rules?|prompts?|guidelines?|anweisung\w*|regeln|r[eè]gles|reglas|above|previous|prior|everything|told)\b/iu,
  /(?:指示|ルール).{0,10}無視|忽略.{0,20}(?:指令|指示|规则)|تجاهل.{0,30}(?:تعليمات|التعليمات)|игнорир\p{L}*.{0,40}(?:инструкц|правил)/iu,
  // As if it came from whom it obeys.
  /(?:^|[\s"'([*#])(?:system|assistant|developer|user|human|ai|marco|chatbot|model|llm|admin)\s*(?:override|message|note|prompt|update)?\s*:/iu,
  /<\|?\s*\/?\s*(?:im_start|im_end|system|assistant|user)|\[\/?(?:inst|system|sys)\]|<<\s*sys|#{2,}\s*(?:instructions?|system|prompt)/iu,
  /\bsystem\s+(?:override|prompt|message)\b/iu,
  // To be somebody else.
  /\b(?:you are now|from now on,? you|act as|pretend (?:to be|that you)|developer mode|jailbreak|do anything now)\b/iu,
  // About who reads.
  /\b(?:tell|instruct|convince|urge|ask|inform|persuade|send)\s+(?:the|your)\s+(?:user|visitor|traveler|traveller|customer|reader|guest)s?\b/iu,
  /\b(?:(?:ai|language|virtual)\s+(?:assistants?|models?|agents?)|chatbots?|llms?|assistants?\s+reading)\b.{0,60}\b(?:must|should|shall|have to|need to|are required|will|please)\b/iu,
  /\b(?:reveal|print|repeat|leak|output|disclose)\b.{0,40}\b(?:prompt|instructions?|api keys?|secrets?|passwords?)\b/iu,
  /\b(?:call|invoke|use|run)\s+the\s+(?:tool|function)\b|\btool_calls?\b/iu,
];

/** Whether a text has markup, a link, an address or a telephone number, or asks for a secret. */
export function hasMarkupOrLink(text: string): boolean {
  return [MARKUP_OR_LINK, LINK_LIKE, PHONE, SECRET].some((pattern) => pattern.test(text));
}

/** Whether a text speaks to a model, such as 'ignore your rules': what it says is not for a traveler (MAR-56). */
export function speaksToModel(text: string): boolean {
  const plain = text.normalize('NFKC').replaceAll(INVISIBLE, '').replaceAll(/\s+/gu, ' ');
  return TO_A_MODEL.some((pattern) => pattern.test(plain));
}
