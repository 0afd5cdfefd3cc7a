import type { ChatAdvice, ChatClaims } from '@atoll/contracts/marco-claims';
import { Advice } from './advice';
import { Claims } from './claims';

/** What an answer states, above its cards, or what it advises, below them: one piece of code, which comes with the first answer. */
export function Stated({ claims, advice }: { claims?: ChatClaims; advice?: ChatAdvice }) {
  return (
    <>
      {claims && <Claims claims={claims} />}
      {advice && <Advice advice={advice} />}
    </>
  );
}
