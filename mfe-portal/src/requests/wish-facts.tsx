import { AGENT_SPECIALITY_LABELS } from '@atoll/contracts/agent';
import { agentLanguageName } from '@atoll/contracts/agent-languages';
import { civilDateOf } from '@atoll/contracts/dates';
import type { RequestWish } from '@atoll/contracts/quote-request';
import { budgetText, partyText, whenText } from '@atoll/contracts/wish-in-words';
import { Fact } from '@atoll/ui/facts';
import * as s from './wish.module.css';

interface Props {
  readonly wish: RequestWish;
  readonly now: number;
}

/** What a traveler wishes for, in words. */
export function WishFacts({ wish, now }: Props) {
  const { place, interests, languages, notes, about } = wish;
  const town = [place.city === place.text ? null : place.city, place.country].filter(Boolean).join(', ');
  return (
    <>
      <dl className={s.facts}>
        <Fact term="Place">
          {place.text}
          {town !== '' && !place.text.includes(town) && ` (${town})`}
        </Fact>
        <Fact term="Dates">{whenText(wish.when, civilDateOf(new Date(now)))}</Fact>
        <Fact term="People">{partyText(wish)}</Fact>
        <Fact term="Budget">{budgetText(wish.budget) ?? 'No budget named'}</Fact>
        {interests.length > 0 && (
          <Fact term="Likes">
            {interests.map((interest) => AGENT_SPECIALITY_LABELS[interest]).join(', ')}
          </Fact>
        )}
        {languages.length > 0 && <Fact term="Languages">{languages.map(agentLanguageName).join(', ')}</Fact>}
        {about && (
          <Fact term="Asked from">
            <a className="link" href={about.path}>
              {about.title}
            </a>
          </Fact>
        )}
      </dl>
      {notes.trim() !== '' && <blockquote className={s.notes}>{notes}</blockquote>}
    </>
  );
}
