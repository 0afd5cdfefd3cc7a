import { KNOWLEDGE_LABEL, type ChatMessage } from '@atoll/contracts/marco';
import { Chip } from '@atoll/ui/chip';
import { Skeleton } from '@atoll/ui/skeleton';
import { VisuallyHidden } from '@atoll/ui/visually-hidden';
import { PlanPart, QuotePart, StatedPart } from '../lazy-parts';
import { ActivityCards } from '../shared/cards/activity-cards';
import { HotelCards } from './hotel-cards';
import { Links } from './links';
import { Sources } from './sources';
import * as s from './message.module.css';

interface MessageViewProps {
  message: ChatMessage;
  /** It is still being answered. */
  isOpen: boolean;
}

function Answer({ message, isOpen }: MessageViewProps) {
  const { content, metadata = {} } = message;
  const { basis, claims, advice, hotelResults, activities, plan, sources, links, workflow, stopped } =
    metadata;
  return (
    <li className={s.answer}>
      <VisuallyHidden>Marco</VisuallyHidden>
      {basis === 'knowledge' && <Chip tone="sun">{KNOWLEDGE_LABEL}</Chip>}
      {content !== '' && (
        <p className={s.text} dir="auto">
          {content}
          {isOpen && <span className={s.caret} aria-hidden="true" />}
        </p>
      )}
      {claims && <StatedPart claims={claims} fallback={null} />}
      {hotelResults && <HotelCards found={hotelResults} />}
      {activities && <ActivityCards found={activities} />}
      {plan && <PlanPart plan={plan} fallback={<Skeleton shape="block" className={s.plan} />} />}
      {sources && <Sources sources={sources} />}
      {links && <Links links={links} />}
      {advice && <StatedPart advice={advice} fallback={null} />}
      {workflow && <QuotePart className={s.quote} fallback={null} />}
      {stopped && <p className={s.label}>Stopped</p>}
    </li>
  );
}

/** One message. Everything that was written, by anybody, is drawn as text. */
export function MessageView({ message, isOpen }: MessageViewProps) {
  if (message.role === 'assistant') return <Answer message={message} isOpen={isOpen} />;
  return (
    <li className={s.you}>
      <VisuallyHidden>You</VisuallyHidden>
      <p className={s.text} dir="auto">
        {message.content}
      </p>
    </li>
  );
}
