import type { Letter } from '../../shared/mail/letter';

/** A letter that says that it can be answered, and where its answer goes. */
export function answerableLetter(letter: Letter, replyTo: string): Letter {
  return {
    ...letter,
    replyTo,
    paragraphs: [
      ...letter.paragraphs,
      'You can also answer this mail: what you write is then in your conversation. It shows your words and not your address, so leave out of them what is to stay private.',
    ],
  };
}
